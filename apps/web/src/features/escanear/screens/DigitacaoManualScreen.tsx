import type { ChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { formatCnpj, formatCpf } from '@trevo/rules/texto/mask';
import type { QrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createLatePart } from '../../../platform/browser/late-part.ts';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatAnoMes } from '@trevo/client/format.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { FormPage } from '@trevo/ui/layout/FormPage.tsx';
import { PrefetchSorteios } from '../../cupom/public.ts';
import {
  chaveDraft,
  ChaveField,
  checkChave,
  describeFalta,
  showNota,
  toEnvio,
  toEnvioDigitado,
  useSendDocumento,
} from '../../documento-fiscal/public.ts';
import { ComperPerguntaPage, ParticipacaoGate, useIsComper } from '../../participacao/public.ts';
import { digitacaoText as text } from '../digitacao.text.ts';
import type { ResultadoProps } from '../resultado/Resultado.tsx';
import type { Passo } from '../resultado/next-step.ts';
import styles from './DigitacaoManualScreen.module.css';

/** Loaded while the user types: the form does not wait for the result's code. */
const { Part: Resultado, useLoading } = createLatePart<ResultadoProps>(() =>
  import('../resultado/Resultado.tsx').then((m) => m.Resultado),
);

/**
 * Manual entry of an access key and its result; a Comper campaign asks for the shop, because its receipts have
 * other data.
 */
export function DigitacaoManualScreen() {
  return useIsComper() ? <ComperPerguntaPage /> : <DigitacaoManual />;
}

function DigitacaoManual() {
  const { desfecho, pending, send, retry, reset } = useSendDocumento();
  const [value, setValue] = useState(chaveDraft.read);
  const [code, setCode] = useState<QrCode | null>(null);
  const [asked, setAsked] = useState(false);
  const [pasteRefused, setPasteRefused] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const goBack = useGoBack();
  const agora = useAgora();
  const codigo = useLoading();

  /** Prepares the form for the next receipt; a key to correct stays. */
  function begin(passo?: Passo) {
    if (passo === 'corrigir') chaveDraft.write(value);
    else setValue('');
    setAsked(false);
    reset();
  }

  useEffect(() => {
    if (codigo !== 'falhou' || !desfecho || pending) return;
    showNota(desfecho.nota);
    setValue('');
    setAsked(false);
    reset();
  }, [codigo, desfecho, pending, reset]);

  const { chave, erro, wrongGroups, missing } = checkChave(value, toSaoPaulo(agora).dia);
  const unfinished = asked ? describeFalta(value, missing) : null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    // The facts of a pasted code apply only while its key is unchanged.
    const isOfCode = code !== null && code.chave.chaveAcesso === chave?.chaveAcesso;
    if (chave && !pending) {
      send(isOfCode ? toEnvio(code, 'digitacao') : toEnvioDigitado(chave.chaveAcesso));
      // The offline queue has stored it now.
      chaveDraft.clear();
    } else field.current?.focus();
  }

  const form = (
    <ParticipacaoGate title={text.titulo}>
      {codigo === 'carregada' && <PrefetchSorteios />}
      <FormPage
        title={text.titulo}
        subtitle={text.subtitulo}
        onBack={goBack}
        backLabel={text.voltar}
        submitLabel={text.cadastrar}
        pending={pending || desfecho !== null}
        pendingLabel={text.cadastrando}
        below={chave ? <ChaveConferida chave={chave} /> : <OndeFicaChave />}
        onSubmit={submit}
      >
        <ChaveField
          ref={field}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            chaveDraft.write(next);
            setPasteRefused(null);
          }}
          onCode={setCode}
          onPasteRefused={setPasteRefused}
          error={pasteRefused ?? erro ?? unfinished}
          wrongGroups={wrongGroups}
        />
      </FormPage>
    </ParticipacaoGate>
  );
  if (!desfecho || codigo !== 'carregada') return form;
  return <Resultado desfecho={desfecho} pending={pending} onRetry={retry} onAgain={begin} />;
}

/** Facts of a complete key, so that the user can check that it is their receipt. */
function ChaveConferida({ chave }: { chave: ChaveAcesso }) {
  const { emitente, emitenteTipo, uf, anoMes } = chave;
  const loja = emitenteTipo === 'cpf' ? formatCpf(emitente.slice(3)) : formatCnpj(emitente);
  return (
    <Notice tone="sucesso" title={text.conferida}>
      {text.emitidaEm(formatAnoMes(anoMes))}, {uf}. {text.loja} {loja}.
    </Notice>
  );
}

/** Drawing of a receipt that marks where the key is printed. */
function OndeFicaChave() {
  return (
    <div className={styles.onde}>
      <svg className={styles.nota} viewBox="0 0 96 120" aria-hidden="true">
        <path className={styles.paper} d="M12 4h72v106l-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5Z" />
        <path className={styles.line} d="M32 14h32M22 24h24M66 24h8M22 32h30M66 32h8M22 40h20M66 40h8" />
        <rect className={styles.key} x="18" y="50" width="60" height="15" rx="4" />
        <path
          className={styles.figures}
          d="M23 55h8M35 55h8M47 55h8M59 55h8M23 60.5h8M35 60.5h8M47 60.5h8M59 60.5h8"
        />
        <g className={styles.code}>
          <path d="M34 72h10v10H34zM52 72h10v10H52zM34 90h10v10H34z" />
          <path d="M48 72h2v4h-2zM47 79h3v3h-3zM52 85h3v3h-3zM58 86h4v3h-4zM48 88h3v4h-3zM54 92h4v4h-4zM60 94h2v6h-2zM47 96h4v4h-4zM34 85h6v2h-6z" />
        </g>
      </svg>
      <div>
        <h2>{text.onde}</h2>
        <p>{text.ondeDetalhe}</p>
      </div>
    </div>
  );
}
