import { bloqueioTipos, type BloqueioTipo } from '@trevo/contract/bloqueio/bloqueio.calls';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { useTask } from '../../platform/api/use-act.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { bloqueioConsoleText } from './bloqueio-console.text.ts';
import styles from './BloqueiosScreen.module.css';

const text = bloqueioConsoleText.conferir;

type Conferido = RetornoOf<Calls['operador.verificarBloqueio']>;

/** Checks one exact value; a CPF also against the imported list. */
export function ConferirBloqueio({
  campanha,
  isListaConferida,
}: {
  campanha: CampanhaDaPromotora;
  isListaConferida: boolean;
}) {
  const { ano, identificacao } = campanha;
  const field = useRef<HTMLInputElement>(null);
  const [tipo, setTipo] = useState<BloqueioTipo>('cpf');
  const [valor, setValor] = useState('');
  const [isMissing, setMissing] = useState(false);
  const conferir = useTask(
    (body: { tipo: BloqueioTipo; valor: string }) =>
      callConsole('operador.verificarBloqueio', { params: { ano, identificacao }, body }),
    { isRead: true },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(valor.trim() === '');
    if (valor.trim() === '') return field.current?.focus();
    if (!conferir.isPending) void conferir.run({ tipo, valor: valor.trim() });
  }

  return (
    <Secao titulo={text.titulo}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        <Field label={text.tipo}>
          <SelectInput
            value={tipo}
            options={bloqueioTipos.map((value) => ({ value, label: bloqueioConsoleText.tipos[value] }))}
            onChange={({ currentTarget }) => {
              setTipo(currentTarget.value as BloqueioTipo);
              conferir.forget();
            }}
          />
        </Field>
        <Field
          label={tipo === 'aparelho' ? text.valorNota : text.valor}
          error={isMissing && valor.trim() === '' && text.falta}
        >
          <TextInput
            ref={field}
            value={valor}
            maxLength={120}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ currentTarget }) => {
              setValor(currentTarget.value);
              conferir.forget();
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" icon={<Search />} pending={conferir.isPending}>
          {text.conferir}
        </Button>
      </form>
      <div className={styles.answer} aria-live="polite">
        <Recusa error={conferir.error} />
        {conferir.result && (
          <Resposta conferido={conferir.result.retorno} isListaConferida={isListaConferida} />
        )}
      </div>
    </Secao>
  );
}

function Resposta({
  conferido: { bloqueio, importado },
  isListaConferida,
}: {
  conferido: Conferido;
  isListaConferida: boolean;
}) {
  const isLivre = bloqueio === null && importado !== true;
  const daLista = isListaConferida ? text.importado : text.importadoSemEfeito;
  return (
    <Notice
      tone={isLivre ? 'sucesso' : 'alerta'}
      title={bloqueio ? text.bloqueado(bloqueio.motivo) : importado ? daLista : text.livre}
    >
      {importado === false && bloqueio === null && text.foraDaLista}
      {importado === true && bloqueio !== null && daLista}
    </Notice>
  );
}
