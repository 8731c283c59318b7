import { toSaoPaulo } from '../../tempo/sao-paulo.ts';

/**
 * A draw: its day `yyyy-mm-dd` and time `HH:MM[:SS]` in São Paulo. Without a time, the result may be known from
 * the beginning of the day.
 */
export interface Extracao {
  readonly data: string;
  readonly hora?: string | undefined;
}

/** A draw with the last São Paulo day, `yyyy-mm-dd`, of participating receipts. */
export interface Concorrido extends Extracao {
  readonly numerosAte: string;
  /** ISO 8601 time of the freeze; absent before it. */
  readonly congeladoEm?: string | undefined;
}

/**
 * Whether a number takes part in a draw. The registration time of its receipt counts (`participaEm`), not that
 * of the decision; but a number granted since the freeze, or once the result may be known, is excluded.
 */
export function hasParticipacao(
  sorteio: Concorrido,
  { participaEm, concedidoEm }: { participaEm: Date; concedidoEm: Date },
): boolean {
  const { numerosAte, congeladoEm } = sorteio;
  if (congeladoEm !== undefined && concedidoEm.getTime() >= Date.parse(congeladoEm)) return false;
  return toSaoPaulo(participaEm).dia <= numerosAte && !isExtraido(sorteio, concedidoEm);
}

/**
 * Adds the freezes to draws.
 *
 * @param congelamentos ISO 8601 time of each freeze by the day of the draw
 */
export const withCongelamentos = <S extends Concorrido>(
  sorteios: readonly S[],
  congelamentos: ReadonlyMap<string, string>,
): S[] =>
  sorteios.map((sorteio) => {
    const congeladoEm = congelamentos.get(sorteio.data);
    return congeladoEm === undefined ? sorteio : { ...sorteio, congeladoEm };
  });

/** Whether the result of a draw may be known. */
export function isExtraido({ data: dia, hora = '00:00' }: Extracao, agora: Date): boolean {
  const now = toSaoPaulo(agora);
  return `${now.dia} ${now.hora}` >= `${dia} ${hora}`;
}
