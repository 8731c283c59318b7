import { contaText } from '@trevo/contract/palavras.text';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { extratoText as text } from '../conta-corrente.text.ts';
import type { Lancamento, Moeda } from '../conta-corrente.wire.ts';
import { formatFigura } from '../valor-conta.text.ts';
import styles from './ValorComSinal.module.css';

export interface ValorComSinalProps {
  moeda: Moeda;
  lancamento: Pick<Lancamento, 'tipo' | 'valor' | 'situacao'>;
  /** Whether to append the unit. */
  isWhole?: boolean;
}

/** Signed amount in the colour of its effect; screen readers get a word instead of the sign. */
export function ValorComSinal({ moeda, lancamento, isWhole = false }: ValorComSinalProps) {
  const { tipo, valor, situacao } = lancamento;
  const isCredito = tipo === 'CREDITO';
  const format = isWhole ? contaText.valor : formatFigura;
  return (
    <span className={styles.valor} data-tipo={tipo} data-situacao={situacao ?? undefined}>
      <span aria-hidden="true">
        {isCredito ? '+' : '−'}
        {format(moeda, valor)}
      </span>
      <VisuallyHidden>
        {isCredito ? text.entrou(contaText.valor(moeda, valor)) : text.saiu(contaText.valor(moeda, valor))}
      </VisuallyHidden>
    </span>
  );
}
