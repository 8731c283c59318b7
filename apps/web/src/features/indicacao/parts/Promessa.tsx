import { contaText } from '@trevo/contract/palavras.text';
import { Gift } from 'lucide-react';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { type CampanhaWire, useCampanha } from '../../campanha/public.ts';
import { indicacaoText as text } from '../indicacao.text.ts';
import styles from './Promessa.module.css';

/** What the campaign promises for an invitation. */
export type IndicacaoRegra = NonNullable<CampanhaWire['indicacao']>;

const toWords = (premio: IndicacaoRegra['premio']) => premio && contaText.valor(premio.moeda, premio.valor);

/** What both sides earn and when, by the campaign's own figures. */
export const Promessa = ({ regra }: { regra: IndicacaoRegra }) => (
  <p>
    {text.ganham(toWords(regra.premio), toWords(regra.premioIndicado))} {text.prazo(regra.liberaEmDias)}
  </p>
);

/** How many of the month's rewards the person has. */
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

/** For who came by an invitation: what their first receipt earns. Nothing where the campaign promises nothing. */
export const ConviteAviso = ({ codigo }: { codigo: string | undefined }) =>
  codigo ? <PremioDoConvidado /> : null;

function PremioDoConvidado() {
  const { campanha, situacao } = useCampanha();
  const premio = situacao === 'vigente' ? campanha?.indicacao?.premioIndicado : undefined;
  if (!premio) return null;
  return (
    <Notice tone="sucesso" icon={<Gift />} title={text.convidado.titulo}>
      {text.convidado.detalhe(contaText.valor(premio.moeda, premio.valor))}
    </Notice>
  );
}
