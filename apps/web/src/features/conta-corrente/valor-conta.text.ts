import { formatCentavos, formatContagem } from '@trevo/client/format.ts';
import type { Moeda } from './conta-corrente.wire.ts';

/** An amount of either currency as a figure beside others: `1.240`, `R$ 12,50`. */
export const formatFigura = (moeda: Moeda, valor: number): string =>
  moeda === 'cashback' ? formatCentavos(valor) : formatContagem(valor);
