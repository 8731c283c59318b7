import { toSaoPaulo } from './sao-paulo.ts';

/**
 * Whether a number takes part in a draw. What counts is when its receipt came in (`participaEm`), not when the verdict
 * fell; but what was granted after the day of the draw, when its result is known, takes no part in it.
 *
 * @param sorteio days `yyyy-mm-dd` of São Paulo: of the draw, and the last one of receipts that take part
 */
export function hasParticipacao(
  { data: extracao, numerosAte }: { data: string; numerosAte: string },
  { participaEm, concedidoEm }: { participaEm: Date; concedidoEm: Date },
): boolean {
  return toSaoPaulo(participaEm).dia <= numerosAte && toSaoPaulo(concedidoEm).dia <= extracao;
}
