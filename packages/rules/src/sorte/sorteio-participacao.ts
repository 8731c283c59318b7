import { toSaoPaulo } from '../tempo/sao-paulo.ts';

/** A draw: its day `yyyy-mm-dd` and hour `HH:MM[:SS]` in São Paulo. Without an hour its day is over before it begins. */
export interface Extracao {
  readonly data: string;
  readonly hora?: string | undefined;
}

/**
 * Whether a number takes part in a draw. What counts is when its receipt came in (`participaEm`), not when the verdict
 * fell; but what was granted once the result may be known takes no part in it.
 *
 * @param sorteio with the last day, `yyyy-mm-dd` of São Paulo, of receipts that take part
 */
export function hasParticipacao(
  sorteio: Extracao & { readonly numerosAte: string },
  { participaEm, concedidoEm }: { participaEm: Date; concedidoEm: Date },
): boolean {
  return toSaoPaulo(participaEm).dia <= sorteio.numerosAte && !isExtraido(sorteio, concedidoEm);
}

/** Whether the result of a draw may be known. */
export function isExtraido({ data: dia, hora = '00:00' }: Extracao, agora: Date): boolean {
  const now = toSaoPaulo(agora);
  return `${now.dia} ${now.hora}` >= `${dia} ${hora}`;
}
