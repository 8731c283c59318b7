/** The places of names that stand in the list before. */
export const listRepeated = (nomes: readonly string[]): number[] =>
  nomes.flatMap((nome, at) => (nomes.indexOf(nome) < at ? [at] : []));
