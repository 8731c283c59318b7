import { isAreaOffered } from '@trevo/config/configuracao/areas';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { LinkButton } from '../../../platform/navigation/LinkButton.tsx';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import { PageHeader } from '@trevo/ui/layout/PageHeader.tsx';
import { quizText as text } from '../quiz.text.ts';
import type { Cedula } from '../quiz.wire.ts';
import styles from './CedulaResultado.module.css';

export interface CedulaResultadoProps {
  cedula: Cedula;
  onBack(): void;
  /** Whether it was answered just now: then the result takes the focus, for screen readers. */
  isNew: boolean;
}

/** Result of a ballot: right answers, points, and the right answer per question. */
export function CedulaResultado({ cedula, onBack, isNew }: CedulaResultadoProps) {
  const { perguntas, acertos, pontos } = cedula;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const hasConta = isAreaOffered(useConfiguracao(), 'pontos');
  const comCerta = perguntas.filter(({ certa }) => certa !== null).length;
  return (
    <Page header={<PageHeader title={cedula.titulo} compact onBack={onBack} backLabel={text.voltar} />}>
      <Card variant="brand" padding="generous" className={styles.topo}>
        <h2 ref={title} tabIndex={-1} className={styles.titulo}>
          {acertos === null ? text.obrigado : text.acertos(acertos, comCerta)}
        </h2>
        {pontos ? (
          <p className={styles.pontos}>{text.pontosGanhos(pontos)}</p>
        ) : (
          <p className={styles.enviadas}>{text.enviadas}</p>
        )}
      </Card>
      <Card padding="none">
        <ol className={styles.lista}>
          {perguntas.map((pergunta) => (
            <PerguntaResultado key={pergunta.id} pergunta={pergunta} />
          ))}
        </ol>
      </Card>
      {pontos && hasConta ? (
        <LinkButton wide to={appPaths.contaCorrente}>
          {text.verPontos}
        </LinkButton>
      ) : null}
      <Button wide variant="secondary" onClick={onBack}>
        {text.outros}
      </Button>
    </Page>
  );
}

function PerguntaResultado({ pergunta }: { pergunta: Cedula['perguntas'][number] }) {
  const { texto, resposta, certa } = pergunta;
  const isRight = certa === null ? undefined : certa === resposta;
  return (
    <li className={styles.linha}>
      <span className={styles.suave}>{texto}</span>
      <span className={styles.resposta}>
        {isRight === true && <CircleCheck className={styles.certo} aria-label={text.acertou} role="img" />}
        {isRight === false && <CircleX className={styles.errado} aria-label={text.errou} role="img" />}
        <span>
          <span className={styles.rotulo}>{text.suaResposta}: </span>
          <strong>{resposta}</strong>
        </span>
      </span>
      {isRight === false && (
        <span className={styles.resposta}>
          <CircleCheck className={styles.certo} aria-hidden="true" />
          <span>
            <span className={styles.rotulo}>{text.certa}: </span>
            <strong>{certa}</strong>
          </span>
        </span>
      )}
    </li>
  );
}
