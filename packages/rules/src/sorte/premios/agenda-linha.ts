/** One unit of a prize and the position from which the next opened card wins it. */
export type PremioUnidade = {
  /** From 0, in order of position. */
  unidade: number;
  premioId: string;
  /** Count of opened cards, or epoch seconds. */
  lugar: number;
};

/** Formats a unit as a line of the sealed schedule: `unit;prize;place` and a line feed. */
const toAgendaLinha = ({ unidade, premioId, lugar }: PremioUnidade): string =>
  `${unidade};${premioId};${lugar}\n`;

/**
 * Formats the sealed schedule; the commitment is its SHA-256. The first line is the nonce, 32 bytes in
 * hexadecimal: without it the few possible positions could be found by brute force against the published hash.
 * Null for a schedule sealed before nonces existed.
 */
export const toAgendaTexto = (unidades: readonly PremioUnidade[], nonce: string | null): string =>
  (nonce === null ? '' : `${nonce}\n`) + unidades.map(toAgendaLinha).join('');
