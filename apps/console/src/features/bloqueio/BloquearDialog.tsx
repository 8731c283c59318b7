import { bloqueioTipos, type BloqueioTipo, maximoBloqueios } from '@trevo/contract/bloqueio/bloqueio.calls';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { SelectInput } from '@trevo/ui/field/SelectInput.tsx';
import { TextArea, TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import type { CampanhaDaPromotora } from '../../platform/screen/EscolhaCampanha.tsx';
import { MotivoDialog } from '../../platform/screen/ato/MotivoDialog.tsx';
import { bloqueioConsoleText } from './bloqueio-console.text.ts';
import styles from './BloqueiosScreen.module.css';

const text = bloqueioConsoleText.incluir;

interface Recusada {
  readonly valor: string;
  readonly mensagem: string;
}

const toLinhas = (valores: string): string[] =>
  [...new Set(valores.split('\n').map((linha) => linha.trim()))].filter(Boolean);

/** Blocks typed or pasted values of one kind; refused lines stay in the field with the problem. */
export function BloquearDialog({ campanha }: { campanha: CampanhaDaPromotora }) {
  const { ano, identificacao } = campanha;
  const bloquear = useAct('operador.incluirBloqueios');
  const [isOpen, setOpen] = useState(false);
  const [tipo, setTipo] = useState<BloqueioTipo>('cpf');
  const [valores, setValores] = useState('');
  const [ate, setAte] = useState('');
  const [wasSent, setSent] = useState(false);
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([]);
  const linhas = toLinhas(valores);
  const falta =
    linhas.length === 0 ? text.falta : linhas.length > maximoBloqueios && text.demais(maximoBloqueios);
  const close = () => {
    bloquear.forget();
    setOpen(false);
    setValores('');
    setAte('');
    setSent(false);
    setRecusadas([]);
  };

  async function send(motivo: string): Promise<void> {
    setSent(true);
    if (falta) return;
    const answer = await bloquear.run({
      params: { ano, identificacao },
      body: { tipo, valores: linhas, motivo, ...(ate === '' ? {} : { ate }) },
    });
    if (!answer) return;
    const resultados = answer.retorno.linhas;
    const count = (resultado: (typeof resultados)[number]['resultado']) =>
      resultados.filter((one) => one.resultado === resultado).length;
    const [novos, antigos] = [count('incluido'), count('jaBloqueado')];
    const words = [novos > 0 && text.feitos(novos), antigos > 0 && text.jaEstavam(antigos)].filter(Boolean);
    if (words.length > 0) avisos.show(words.join(' '), { tone: 'sucesso' });
    const left = resultados.flatMap(({ mensagem }, at) =>
      mensagem === null ? [] : [{ valor: linhas[at]!, mensagem }],
    );
    if (left.length === 0) return close();
    setRecusadas(left);
    setValores(left.map(({ valor }) => valor).join('\n'));
  }

  return (
    <>
      <Button icon={<Ban />} onClick={() => setOpen(true)}>
        {text.abrir}
      </Button>
      {isOpen && (
        <MotivoDialog
          titulo={text.titulo}
          rotulo={text.motivo}
          fazer={text.abrir}
          isGrave
          isPending={bloquear.isPending}
          error={bloquear.error}
          onSend={(motivo) => void send(motivo)}
          onClose={close}
        >
          <p>{text.efeito}</p>
          {text.efeitoSorteio[tipo] && <p>{text.efeitoSorteio[tipo]}</p>}
          <Field label={text.tipo}>
            <SelectInput
              value={tipo}
              options={bloqueioTipos.map((value) => ({ value, label: bloqueioConsoleText.tipos[value] }))}
              onChange={({ currentTarget }) => {
                setTipo(currentTarget.value as BloqueioTipo);
                setRecusadas([]);
              }}
            />
          </Field>
          <Field
            label={bloqueioConsoleText.valores[tipo].rotulo}
            hint={bloqueioConsoleText.valores[tipo].dica}
            error={wasSent && falta}
          >
            <TextArea
              value={valores}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ currentTarget }) => setValores(currentTarget.value)}
            />
          </Field>
          <Recusadas recusadas={recusadas} />
          <Field label={text.ate} hint={text.dicaAte}>
            <TextInput
              type="date"
              value={ate}
              onChange={({ currentTarget }) => setAte(currentTarget.value)}
            />
          </Field>
        </MotivoDialog>
      )}
    </>
  );
}

function Recusadas({ recusadas }: { recusadas: readonly Recusada[] }) {
  if (recusadas.length === 0) return null;
  return (
    <div role="alert">
      <Notice tone="alerta" title={text.sobraram(recusadas.length)}>
        <ul className={styles.refused}>
          {recusadas.map(({ valor, mensagem }) => (
            <li key={valor}>{text.linha(valor, mensagem)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
