import { formatCentavos, formatContagem } from '../../platform/format/format.ts';
import type { Moeda } from './conta-corrente.wire.ts';

/** An amount of either currency in words: `1 ponto`, `1.240 pontos`, `R$ 12,50`. */
export const formatValor = (moeda: Moeda, valor: number): string =>
  moeda === 'cashback'
    ? formatCentavos(valor)
    : `${formatContagem(valor)} ${valor === 1 ? 'ponto' : 'pontos'}`;

/** The same as a figure beside others: `1.240`, `R$ 12,50`. */
export const formatFigura = (moeda: Moeda, valor: number): string =>
  moeda === 'cashback' ? formatCentavos(valor) : formatContagem(valor);
