import { Pencil } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexto } from '../../../platform/configuracao/PartidaProvider.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { ChoiceList } from '@trevo/ui/choice/ChoiceList.tsx';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { quizRascunho } from '../quiz-rascunho.ts';
import { quizText as text } from '../quiz.text.ts';
import { type Cedula, type Escolhas, toFalha } from '../quiz.wire.ts';
import { useResponder } from '../use-responder.ts';
import styles from './CedulaPerguntas.module.css';

export interface CedulaPerguntasProps {
  campanha: CampanhaWire;
  cedula: Cedula;
  onBack(): void;
  /** Receives the answered ballot. */
  onDone(cedula: Cedula): void;
}

/** Questions of a ballot one by one, then a review, then sending. */
export function CedulaPerguntas({ campanha, cedula, onBack, onDone }: CedulaPerguntasProps) {
  const { perguntas } = cedula;
  const total = perguntas.length;
  const [escolhas, setEscolhas] = useState<Escolhas>(() => quizRascunho.read(campanha, cedula));
  // Resumes at the first unanswered question; with all answered, at the review.
  const [passo, setPasso] = useState(() => findFalta(cedula, escolhas));
  const [isMissing, setMissing] = useState(false);
  const responder = useResponder(campanha, cedula, onDone);
  const texto = useTexto();
  const heading = useFocus(passo);
  const pergunta = perguntas[passo];

  function choose(id: string, opcao: string): void {
    const next = { ...escolhas, [id]: opcao };
    setEscolhas(next);
    setMissing(false);
    quizRascunho.write(campanha, cedula.id, next);
  }
  function go(next: number): void {
    setMissing(false);
    setPasso(next);
  }
  function advance(): void {
    if (pergunta && escolhas[pergunta.id] === undefined) setMissing(true);
    // Returns to the review after a changed answer.
    else go(findFalta(cedula, escolhas) === total ? total : passo + 1);
  }
  function send(): void {
    const falta = findFalta(cedula, escolhas);
    if (falta < total) go(falta);
    else void responder.send(escolhas);
  }

  return (
    <Page
      header={<PageHeader title={cedula.titulo} compact onBack={onBack} backLabel={text.voltar} />}
      footer={
        pergunta ? (
          <BottomBar>
            <Button wide onClick={advance}>
              {passo + 1 < total && findFalta(cedula, escolhas) < total ? text.proxima : text.revisar}
            </Button>
            {passo > 0 && (
              <Button wide variant="ghost" onClick={() => go(passo - 1)}>
                {text.anterior}
              </Button>
            )}
          </BottomBar>
        ) : (
          <BottomBar note={text.revisaoDetalhe}>
            <Button wide pending={responder.pending} pendingLabel={text.enviando} onClick={send}>
              {text.enviar}
            </Button>
          </BottomBar>
        )
      }
    >
      <div className={styles.andamento}>
        <h2 ref={heading} tabIndex={-1} className={styles.onde}>
          {pergunta ? text.perguntaDe(passo + 1, total) : text.revisao}
        </h2>
        <ProgressBar
          label={text.progresso}
          value={passo}
          max={total}
          valueText={pergunta ? text.perguntaDe(passo + 1, total) : text.revisao}
          size="thick"
        />
      </div>
      {pergunta ? (
        <>
          <ChoiceList
            key={pergunta.id}
            legend={<span className={styles.pergunta}>{pergunta.texto}</span>}
            options={pergunta.opcoes.map((opcao) => ({ value: opcao, label: opcao }))}
            value={escolhas[pergunta.id] ?? null}
            onValueChange={(opcao) => choose(pergunta.id, opcao)}
            error={isMissing ? <span role="alert">{text.falta}</span> : undefined}
          />
          {passo === 0 && <p className={styles.nota}>{text.guardado}</p>}
          {passo === 0 && cedula.certificado && (
            <p className={styles.nota}>{text.certificado(cedula.certificado)}</p>
          )}
        </>
      ) : (
        <Revisao cedula={cedula} escolhas={escolhas} onChange={go} />
      )}
      <InfoModal
        open={responder.error !== null}
        onClose={responder.dismiss}
        tone="alerta"
        title={text.ops}
        message={responder.error ? toFalha(responder.error, texto) : ''}
        buttonLabel={text.ok}
      />
    </Page>
  );
}

/** Review of each question with its answer and a link to change it. */
function Revisao(props: { cedula: Cedula; escolhas: Escolhas; onChange(passo: number): void }) {
  const { cedula, escolhas, onChange } = props;
  return (
    <Card padding="none">
      <ol className={styles.revisao}>
        {cedula.perguntas.map(({ id, texto }, passo) => (
          <li key={id} className={styles.linha}>
            <div className={styles.par}>
              <span className={styles.suave}>{texto}</span>
              <strong>{escolhas[id] ?? text.semResposta}</strong>
            </div>
            <IconButton label={text.alterarDe(texto)} icon={<Pencil />} onClick={() => onChange(passo)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Unanswered ballot after its deadline. */
export function CedulaEncerrada({ titulo, dia, onBack }: { titulo: string; dia: string; onBack(): void }) {
  return (
    <Page header={<PageHeader title={titulo} onBack={onBack} backLabel={text.voltar} />}>
      <Notice tone="info" title={text.encerrada}>
        {text.encerradaDetalhe(dia)}
      </Notice>
      <Button wide variant="secondary" onClick={onBack}>
        {text.outros}
      </Button>
    </Page>
  );
}

/** Returns the index of the first unanswered question, or the count when there is none. */
function findFalta({ perguntas }: Cedula, escolhas: Escolhas): number {
  const falta = perguntas.findIndex(({ id }) => escolhas[id] === undefined);
  return falta < 0 ? perguntas.length : falta;
}

/** Focuses the heading when the step changes, for screen readers; not on mount. */
function useFocus(passo: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(passo);
  useEffect(() => {
    if (before.current === passo) return;
    before.current = passo;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [passo]);
  return heading;
}
