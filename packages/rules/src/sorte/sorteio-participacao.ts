import { toSaoPaulo } from '../tempo/sao-paulo.ts';

/**
 * A draw: its day `yyyy-mm-dd` and time `HH:MM[:SS]` in São Paulo. Without a time, the result may be known from
 * the beginning of the day.
 */
export interface Extracao {
  readonly data: string;
  readonly hora?: string | undefined;
}

/**
 * Whether a number takes part in a draw. The registration time of its receipt counts (`participaEm`), not that
 * of the decision; but a number granted once the result may be known is excluded.
 *
 * @param sorteio with the last São Paulo day, `yyyy-mm-dd`, of participating receipts
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
