/** A place in the file and what contradicts there. */
export interface Contradiction {
  readonly caminho: readonly (string | number)[];
  readonly message: string;
}

/** The places of what stands in the list before. */
export const listRepeated = (nomes: readonly string[]): number[] =>
  nomes.flatMap((nome, at) => (nomes.indexOf(nome) < at ? [at] : []));
