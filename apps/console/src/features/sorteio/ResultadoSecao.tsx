import { isExtraido } from '@trevo/rules/sorte/sorteio/sorteio-participacao';
import { Button } from '@trevo/ui/action/Button.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { Field } from '@trevo/ui/field/Field.tsx';
import { TextInput } from '@trevo/ui/field/TextInput.tsx';
import { Paperclip } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { readBase64, saveBase64 } from '../../platform/api/arquivo-base64.ts';
import { callConsole, useRead } from '../../platform/api/console-client.ts';
import { useAct, useTask } from '../../platform/api/use-act.ts';
import { avisos } from '../../platform/screen/avisos-store.ts';
import { EscolhaArquivo } from '../../platform/screen/EscolhaArquivo.tsx';
import { Fatos } from '../../platform/screen/Fatos.tsx';
import { Leitura, Recusa } from '../../platform/screen/Leitura.tsx';
import { Momento } from '../../platform/screen/Momento.tsx';
import { Secao } from '../../platform/screen/Tela.tsx';
import { useMudanca } from '../../platform/screen/ato/use-mudanca.ts';
import { usePermissao } from '../../platform/session/permissao.ts';
import { agoraServidor } from '../../platform/session/sessao-store.ts';
import { PremiosExtracao } from './PremiosExtracao.tsx';
import type { Resultado, Sorteio, SorteioRef } from './sorteio-address.ts';
import { sorteioConsoleText } from './sorteio-console.text.ts';
import styles from './Sorteio.module.css';

const text = sorteioConsoleText.resultado;

/** The result of the extraction: own input only, until two people entered the same. */
export function ResultadoSecao({ params, sorteio }: { params: SorteioRef; sorteio: Sorteio }) {
  const isSorteado = isExtraido(
    { data: sorteio.data, ...(sorteio.hora === null ? {} : { hora: sorteio.hora }) },
    new Date(agoraServidor()),
  );
  const resultado = useRead(
    'operador.resultado',
    { params },
    { refreshWhen: ({ situacao }) => isSorteado && situacao !== 'VALE' },
  );
  const mudanca = useMudanca(resultado.data && toFrase(resultado.data));
  const isPermitido = usePermissao();
  if (!isSorteado)
    return (
      <Secao titulo={text.titulo}>
        <p className={styles.quiet}>{text.ajuda}</p>
        <Notice>{text.porVir}</Notice>
      </Secao>
    );
  return (
    <Secao titulo={text.titulo}>
      <LiveRegion>{mudanca}</LiveRegion>
      <Leitura lida={resultado} linhas={3}>
        {(lido) => (
          <>
            {lido.extracao ? <Vale resultado={lido} extracao={lido.extracao} /> : <Falta resultado={lido} />}
            {!lido.extracao && isPermitido('operador.informarResultado') && (
              // Not of `em`: the operator's typed text stays when another person enters.
              <Informar
                key={`${lido.meu?.join(' ')} ${lido.divergencia?.em}`}
                params={params}
                resultado={lido}
              />
            )}
            <Documento params={params} documento={lido.documento} />
          </>
        )}
      </Leitura>
    </Secao>
  );
}

/** The state of the result in a sentence, for a live region. */
function toFrase({ situacao, meu, informadoPor }: Resultado): string {
  if (situacao === 'VALE') return text.vale;
  if (situacao === 'DIVERGIU') return `${text.divergiu}.`;
  if (meu) return text.meus;
  return situacao === 'ESPERA' ? text.espera(informadoPor.join(text.e)) : text.ninguem;
}

function Vale({ resultado, extracao }: { resultado: Resultado; extracao: readonly string[] }) {
  const { informadoPor, em } = resultado;
  return (
    <>
      <p>{text.vale}</p>
      <PremiosExtracao premios={extracao} />
      <Fatos
        linhas={[
          [text.informadoPor, informadoPor.join(text.e)],
          em !== null && [text.quando, <Momento key="em" em={em} />],
        ]}
      />
    </>
  );
}

function Falta({ resultado }: { resultado: Resultado }) {
  const { situacao, meu, divergencia } = resultado;
  return (
    <>
      <p className={styles.quiet}>{text.ajuda}</p>
      {divergencia && (
        <Notice tone="perigo" title={text.divergiu}>
          {text.divergiuMensagem(divergencia.entre.join(text.e))} <Momento em={divergencia.em} />.
        </Notice>
      )}
      {situacao !== 'DIVERGIU' && <Notice>{toFrase(resultado)}</Notice>}
      {meu && <PremiosExtracao premios={meu} />}
    </>
  );
}

const ordens = [1, 2, 3, 4, 5] as const;
const vazios = ordens.map(() => '');

/** Five fields for an own input. */
function Informar({ params, resultado }: { params: SorteioRef; resultado: Resultado }) {
  const isMeu = resultado.meu !== null;
  const [isOpen, setOpen] = useState(!isMeu);
  const [premios, setPremios] = useState<readonly string[]>(vazios);
  const [wasSent, setSent] = useState(false);
  const informar = useAct('operador.informarResultado');
  const form = useRef<HTMLFormElement>(null);
  const isFalto = (premio: string) => !/^\d{5}$/.test(premio);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    const falta = premios.findIndex(isFalto);
    if (falta >= 0) return form.current?.querySelectorAll('input')[falta]?.focus();
    if (informar.isPending) return;
    const done = await informar.run({ params, body: { extracao: [...premios] } });
    if (done && done.retorno.situacao !== 'DIVERGIU') avisos.show(text.informado, { tone: 'sucesso' });
  }

  if (!isOpen)
    return (
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {text.refazer}
        </Button>
      </div>
    );
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.prizes}>
        {ordens.map((ordem) => (
          <Field
            key={ordem}
            label={text.premio(ordem)}
            error={wasSent && isFalto(premios[ordem - 1]!) && text.falta}
          >
            <TextInput
              value={premios[ordem - 1]!}
              figures
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                setPremios(premios.with(ordem - 1, currentTarget.value.replace(/\D/g, '')))
              }
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

/** The picture or PDF of the official result. */
function Documento(props: { params: SorteioRef; documento: Resultado['documento'] }) {
  const { params, documento } = props;
  const isPermitido = usePermissao();
  const input = useRef<HTMLInputElement>(null);
  const anexar = useAct('operador.anexarResultado');
  const abrir = useTask(
    async () => {
      const { retorno } = await callConsole('operador.documentoResultado', { params });
      const tipo = retorno.tipoConteudo === 'application/pdf' ? 'pdf' : 'jpg';
      saveBase64(text.nomeArquivo(params.date, tipo), retorno.tipoConteudo, retorno.conteudoBase64);
    },
    { isRead: true },
  );

  async function send(file: File | undefined): Promise<void> {
    if (!file || anexar.isPending) return;
    const arquivoBase64 = await readBase64(file);
    if (await anexar.run({ params, body: { arquivoBase64 } })) avisos.show(text.anexado, { tone: 'sucesso' });
  }

  return (
    <div className={styles.document}>
      <Fatos
        linhas={[
          [
            text.documento,
            documento ? (
              <span key="documento">
                <Momento em={documento.enviadoEm} />, {documento.ator.nome}
              </span>
            ) : (
              text.nenhumDocumento
            ),
          ],
        ]}
      />
      <div className={styles.buttons}>
        {documento && isPermitido('operador.documentoResultado') && (
          <Button variant="secondary" size="small" pending={abrir.isPending} onClick={() => void abrir.run()}>
            {text.abrir}
          </Button>
        )}
        {isPermitido('operador.anexarResultado') && (
          <>
            <EscolhaArquivo
              ref={input}
              rotulo={text.arquivo}
              aceita="image/jpeg,image/png,image/webp,application/pdf"
              onChoose={(file) => void send(file)}
            />
            <Button
              variant="secondary"
              size="small"
              icon={<Paperclip />}
              pending={anexar.isPending}
              onClick={() => input.current?.click()}
            >
              {documento ? text.trocar : text.anexar}
            </Button>
          </>
        )}
      </div>
      <Recusa error={anexar.error ?? abrir.error} />
    </div>
  );
}
