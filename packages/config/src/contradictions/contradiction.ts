/** A contradiction with its path in the file. */
export interface Contradiction {
  readonly caminho: readonly (string | number)[];
  readonly message: string;
}

/** Returns the indices of items that occur earlier in the list. */
export const listRepeated = (nomes: readonly string[]): number[] =>
  nomes.flatMap((nome, at) => (nomes.indexOf(nome) < at ? [at] : []));
