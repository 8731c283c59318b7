import { contaText } from '@trevo/contract/palavras.text';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ProgressBar } from '@trevo/ui/feedback/ProgressBar.tsx';
import type { CampanhaWire } from '../../campanha/public.ts';
import { indicacaoText as text } from '../indicacao.text.ts';
import styles from './Promessa.module.css';

/** The campaign's reward rule for invitations. */
export type IndicacaoRegra = NonNullable<CampanhaWire['indicacao']>;

const toWords = (premio: IndicacaoRegra['premio']) => premio && contaText.valor(premio.moeda, premio.valor);

/** States the rewards of both sides and when they are paid, with the campaign's amounts. */
export const Promessa = ({ regra }: { regra: IndicacaoRegra }) => (
  <p>
    {text.ganham(toWords(regra.premio), toWords(regra.premioIndicado))} {text.prazo(regra.liberaEmDias)}
  </p>
);

/** Shows how many of the month's rewards the consumidor has. */
export function DoMes({ regra, premiadas }: { regra: IndicacaoRegra; premiadas: number }) {
  const { maximoPorMes, premioIndicado } = regra;
  const used = text.doMes(premiadas, maximoPorMes);
  return (
    <Card className={styles.mes}>
      <p className={styles.palavras}>
        <span>{text.mes}</span>
        <strong>{used}</strong>
      </p>
      <ProgressBar label={text.mes} value={premiadas} max={maximoPorMes} valueText={used} />
      {premiadas >= maximoPorMes && <p className={styles.suave}>{text.mesCheio(premioIndicado !== null)}</p>}
    </Card>
  );
}
