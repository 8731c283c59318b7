import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatCentavos } from '@trevo/client/format.ts';
import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { cleanChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { callConsole } from '../../platform/api/console-client.ts';
import { useTask } from '../../platform/api/use-act.ts';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { usePermissao } from '../../platform/session/permissao.ts';
import { pessoaText } from './pessoa.text.ts';
import type { Ficha, PessoaRef } from './pessoa.wire.ts';
import { RecadoDialog } from './atos/RecadoDialog.tsx';
import styles from './PorQueNota.module.css';

const text = pessoaText.porQue;

type Explicacao = RetornoOf<Calls['operador.explicarNota']>;
type Nota = { documentoFiscalID: string } | { chaveAcesso: string };

/** Answers "Por que não ganhei meu número?" for a chosen receipt or a typed key. */
export function PorQueNota({ pessoa, notas }: { pessoa: PessoaRef; notas: Ficha['notas'] }) {
  const [escolhida, setEscolhida] = useState('');
  const [chave, setChave] = useState('');
  const [isMissing, setMissing] = useState(false);
  const explicar = useTask(
    (nota: Nota) => callConsole('operador.explicarNota', { params: { ...pessoa }, body: nota }),
    { isRead: true },
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isChave = cleanChaveAcesso(chave).length === 44;
    setMissing(!escolhida && !isChave);
    if (explicar.isPending) return;
    if (escolhida) void explicar.run({ documentoFiscalID: escolhida });
    else if (isChave) void explicar.run({ chaveAcesso: chave });
  }

  return (
    <Card variant="outline" className={styles.card}>
      <h2>{text.titulo}</h2>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        {notas.length > 0 && (
          <Field label={text.nota} className={styles.choice}>
            <SelectInput
              value={escolhida}
              placeholder={text.escolha}
              options={notas.map((nota) => ({ value: nota.documentoFiscalID, label: describeNota(nota) }))}
              onChange={({ currentTarget }) => {
                setEscolhida(currentTarget.value);
                setChave('');
                explicar.forget();
              }}
            />
          </Field>
        )}
        <Field
          label={text.chave}
          hint={notas.length > 0 && text.ou}
          error={isMissing && text.falta}
          className={styles.choice}
        >
          <TextInput
            value={chave}
            inputMode="numeric"
            maxLength={120}
            spellCheck={false}
            onChange={({ currentTarget }) => {
              setChave(currentTarget.value);
              setEscolhida('');
              explicar.forget();
            }}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={explicar.isPending}>
          {text.explicar}
        </Button>
      </form>
      <Recusa error={explicar.error} />
      <div aria-live="polite" className={styles.answer}>
        {explicar.result && <Resposta pessoa={pessoa} explicacao={explicar.result.retorno} />}
      </div>
    </Card>
  );
}

const tons = {
  naoEnviada: 'alerta',
  deOutraConta: 'alerta',
  procurando: 'info',
  naFila: 'info',
  recusada: 'alerta',
  semNumeros: 'alerta',
  ganhou: 'sucesso',
} as const;

function Resposta({ pessoa, explicacao }: { pessoa: PessoaRef; explicacao: Explicacao }) {
  const { situacao, frase, cura, bloqueio, acao, documentoFiscalID } = explicacao;
  const mayNote = usePermissao()('operador.anotarDocumento');
  const [isNoting, setNoting] = useState(false);
  return (
    <Notice
      tone={tons[situacao]}
      title={frase}
      action={
        acao === 'anotar' &&
        mayNote && (
          <div>
            <Button variant="secondary" size="small" onClick={() => setNoting(true)}>
              {text.recado}
            </Button>
          </div>
        )
      }
    >
      {bloqueio !== null && <p>{text.bloqueio(bloqueio)}</p>}
      {cura && (
        <p>
          {text.oQueFazer} {cura}
        </p>
      )}
      {acao === 'pedirEnvio' && <p>{text.pedirEnvio}</p>}
      {acao === 'esperar' && <p>{text.esperar}</p>}
      {isNoting && documentoFiscalID && (
        <RecadoDialog params={{ ...pessoa, documentoFiscalID }} onClose={() => setNoting(false)} />
      )}
    </Notice>
  );
}

const describeNota = ({ loja, valorCentavos, emitidoEm, registradoEm, status }: Ficha['notas'][number]) =>
  text.opcao(
    loja ?? text.semLoja,
    valorCentavos === null ? '' : formatCentavos(valorCentavos),
    formatDiaMesAno(emitidoEm ?? registradoEm.slice(0, 10)),
    text.status[status],
  );
