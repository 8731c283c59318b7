/** One unit of a prize and the place from which it waits for the next card that is opened. */
export type PremioUnidade = {
  /** From 0, in the order of the places. */
  unidade: number;
  premioId: string;
  /** The count of cards, or the instant in epoch seconds. */
  lugar: number;
};

/** A unit as the sealed schedule is written: `unit;prize;place` and a line feed. The seal is the SHA-256 of all lines. */
export const toAgendaLinha = ({ unidade, premioId, lugar }: PremioUnidade): string =>
  `${unidade};${premioId};${lugar}\n`;
