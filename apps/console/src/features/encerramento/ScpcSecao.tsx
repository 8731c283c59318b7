import { formatDiaMesAno } from '@trevo/rules/texto/mask';
import { Button } from '@trevo/ui/action/Button.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { useMudanca } from '../../platform/screen/ato/use-mudanca.ts';
import { usePermissao } from '../../platform/session/permissao.ts';
import { encerramentoConsoleText } from './encerramento-console.text.ts';
import type { CampanhaParams, Scpc } from './encerramento.wire.ts';
import styles from './Encerramento.module.css';

const text = encerramentoConsoleText.scpc;

/** The header of SCPC: own input only, until two people entered the same. */
export function ScpcSecao(props: { params: CampanhaParams; scpc: Scpc; isFechada: boolean }) {
  const { params, scpc, isFechada } = props;
  const { cabecalho, divergencia, situacao, conferidoPor } = scpc;
  const frase = toFrase(scpc);
  const mudanca = useMudanca(frase);
  const mayEnter = usePermissao()('operador.informarScpc') && !isFechada;
  return (
    <Secao titulo={text.titulo}>
      <div id="scpc" className={styles.form}>
        <LiveRegion>{mudanca}</LiveRegion>
        <p className={styles.quiet}>{text.ajuda}</p>
        {situacao === 'DIVERGIU' && divergencia ? (
          <Notice tone="perigo" title={text.divergiu}>
            {text.divergiuMensagem(divergencia.entre.join(text.e))} <Momento em={divergencia.em} />.
          </Notice>
        ) : (
          <Notice>{frase}</Notice>
        )}
        {scpc.isCertificadoIgual === false && <Notice tone="alerta">{text.certificadoDifere}</Notice>}
        {cabecalho && (
          <>
            {situacao !== 'VALE' && <p className={styles.quiet}>{text.aguarda}</p>}
            <Fatos
              linhas={[
                [text.certificado, cabecalho.certificado],
                [text.contasAte, formatDiaMesAno(cabecalho.contasAte)],
                [text.autorizadaDe, formatDiaMesAno(cabecalho.autorizadaDe)],
                [text.autorizadaAte, formatDiaMesAno(cabecalho.autorizadaAte)],
                [text.conferidoPor, conferidoPor.join(text.e)],
              ]}
            />
          </>
        )}
        {mayEnter && (
          <Informar
            key={`${situacao} ${scpc.meu?.contasAte} ${divergencia?.em}`}
            params={params}
            scpc={scpc}
          />
        )}
      </div>
    </Secao>
  );
}

/** The state of the header in a sentence, for a live region. */
function toFrase({ situacao, meu, informadoPor }: Scpc): string {
  if (situacao === 'VALE') return text.vale;
  if (situacao === 'DIVERGIU') return `${text.divergiu}.`;
  if (meu) return text.meu;
  return informadoPor === null ? text.ninguem : text.espera(informadoPor);
}

const vazio = { certificado: '', contasAte: '', autorizadaDe: '', autorizadaAte: '' };
const datas = ['contasAte', 'autorizadaDe', 'autorizadaAte'] as const;

/** The four fields of an own input. */
function Informar({ params, scpc }: { params: CampanhaParams; scpc: Scpc }) {
  const isNeeded = scpc.situacao !== 'VALE' && scpc.meu === null;
  const [isOpen, setOpen] = useState(isNeeded);
  const [digitado, setDigitado] = useState(vazio);
  const [wasSent, setSent] = useState(false);
  const informar = useAct('operador.informarScpc');
  const change = (part: Partial<typeof vazio>) => setDigitado({ ...digitado, ...part });
  const isCertificado = digitado.certificado.trim().length >= 5;
  const isPeriodo = digitado.autorizadaAte >= digitado.autorizadaDe;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (!isCertificado || !isPeriodo || datas.some((campo) => digitado[campo] === '') || informar.isPending)
      return;
    const body = { ...digitado, certificado: digitado.certificado.trim() };
    const done = await informar.run({ params, body });
    if (done && done.retorno.situacao !== 'DIVERGIU') avisos.show(text.feito, { tone: 'sucesso' });
  }

  if (!isOpen)
    return (
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {scpc.situacao === 'VALE' ? text.trocar : text.refazer}
        </Button>
      </div>
    );
  const errorOf = (campo: (typeof datas)[number]) => {
    if (!wasSent) return false;
    if (digitado[campo] === '') return text.faltaData;
    return campo === 'autorizadaAte' && !isPeriodo && text.periodo;
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.fields}>
        <Field label={text.certificado} error={wasSent && !isCertificado && text.faltaCertificado}>
          <TextInput
            value={digitado.certificado}
            maxLength={40}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ certificado: currentTarget.value })}
          />
        </Field>
        {datas.map((campo) => (
          <Field key={campo} label={text[campo]} error={errorOf(campo)}>
            <TextInput
              type="date"
              value={digitado[campo]}
              onChange={({ currentTarget }) => change({ [campo]: currentTarget.value })}
            />
          </Field>
        ))}
      </div>
      <Recusa error={informar.error} />
      <div className={styles.buttons}>
        <Button type="submit" pending={informar.isPending}>
          {text.fazer}
        </Button>
      </div>
    </form>
  );
}
