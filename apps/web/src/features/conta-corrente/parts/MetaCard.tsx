import { contaText } from '@trevo/contract/palavras.text';
import { toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { Check, Gift } from 'lucide-react';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { formatDia, formatDiaMes } from '@trevo/client/format.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import { metasText as text } from '../conta-corrente.text.ts';
import type { MetaAndamento } from '../conta-corrente.wire.ts';
import styles from './MetaCard.module.css';

/**
 * Card of a goal: progress, missing amount, reward and end date; a reached goal shows praise, a missed one is
 * muted.
 */
export function MetaCard({ andamento }: { andamento: MetaAndamento }) {
  const { nome, moeda, alvo, atual, percentual, premio, ate, concluidaEm } = andamento;
  const agora = useAgora();
  const hoje = toSaoPaulo(agora).dia;
  const isReached = concluidaEm !== null;
  const isOver = !isReached && ate < hoje;
  const valorPremio = contaText.valor(premio.moeda, premio.valor);
  return (
    <Card className={isReached ? styles.alcancada : undefined}>
      <div className={styles.head}>
        <h2>{nome}</h2>
        {isReached && (
          <Badge tone="sucesso" strong icon={<Check aria-hidden="true" />}>
            {text.alcancada}
          </Badge>
        )}
        {isOver && <Badge>{text.naoAlcancada}</Badge>}
        {!isReached && !isOver && <span className={styles.porcento}>{text.porcento(percentual)}</span>}
      </div>
      <ProgressBar
        label={nome}
        value={percentual}
        valueText={text.progresso(moeda, atual, alvo)}
        size="thick"
        tone={isReached ? 'sucesso' : 'marca'}
      />
      <div className={styles.palavras}>
        {!isReached && !isOver && (
          <p className={styles.falta}>{contaText.faltaAinda(moeda, Math.max(0, alvo - atual))}</p>
        )}
        <p className={styles.suave} aria-hidden="true">
          {text.progresso(moeda, atual, alvo)}
        </p>
      </div>
      <div className={styles.premio}>
        <Gift aria-hidden="true" />
        <p>
          {isReached ? text.premioGanho(valorPremio) : text.premio(valorPremio)}
          <span className={styles.suave}>
            {isReached
              ? text.alcancadaEm(formatDiaMes(concluidaEm, agora))
              : isOver
                ? text.encerrada(formatDia(ate, hoje))
                : text.ate(formatDia(ate, hoje))}
          </span>
        </p>
      </div>
    </Card>
  );
}
