/** One unit of a prize and the place from which it waits for the next card that is opened. */
export type PremioUnidade = {
  /** From 0, in the order of the places. */
  unidade: number;
  premioId: string;
  /** The count of cards, or the instant in epoch seconds. */
  lugar: number;
};

/** A unit as the sealed schedule is written: `unit;prize;place` and a line feed. */
const toAgendaLinha = ({ unidade, premioId, lugar }: PremioUnidade): string =>
  `${unidade};${premioId};${lugar}\n`;

/**
 * The sealed schedule as it is written; the seal is its SHA-256. The nonce, 32 bytes in hexadecimal, is its first line:
 * without it the few places there are could be tried until one has the published hash. Null where a schedule was
 * sealed before there was one.
 */
export const toAgendaTexto = (unidades: readonly PremioUnidade[], nonce: string | null): string =>
  (nonce === null ? '' : `${nonce}\n`) + unidades.map(toAgendaLinha).join('');
