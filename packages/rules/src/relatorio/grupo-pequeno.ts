/** People that a group needs before it is shown by itself. */
export const minimoPessoas = 5;
/** Hashes of people that a group keeps: enough to know whether it has the minimum. */
export const maximoImpressoes = minimoPessoas;

/** A group of receipts. `pessoas`: all different people, or at least the minimum of them. */
export interface Grupo {
  readonly pessoas: readonly number[];
  readonly notas: number;
}

export interface Separados<G> {
  /** Groups that may be shown, the largest first. */
  readonly mostrados: readonly G[];
  /** The others, which are shown as one; empty when none are. */
  readonly outros: readonly G[];
}

const countPessoas = (grupos: readonly Grupo[]): number =>
  new Set(grupos.flatMap(({ pessoas }) => pessoas)).size;

/**
 * Separates the groups that are shown from those that are merged. A group with fewer than five people is merged. When the
 * merged ones together have fewer than five, the smallest shown group joins them, until there are five or nothing is left
 * to show: otherwise the rest would describe the same few people as a row of its own.
 *
 * @param maximo shown groups at most
 * @param isAnonimo whether a group has no name to show, regardless of its size
 */
export function separatePequenos<G extends Grupo>(
  grupos: readonly G[],
  maximo: number,
  isAnonimo: (grupo: G) => boolean = () => false,
): Separados<G> {
  const sorted = [...grupos].sort((a, b) => b.notas - a.notas);
  const isShown = (grupo: G) => !isAnonimo(grupo) && countPessoas([grupo]) >= minimoPessoas;
  const mostrados = sorted.filter(isShown).slice(0, maximo);
  const shown = new Set(mostrados);
  const outros = sorted.filter((grupo) => !shown.has(grupo));
  while (outros.length > 0 && mostrados.length > 0 && countPessoas(outros) < minimoPessoas)
    outros.unshift(mostrados.pop()!);
  return { mostrados, outros };
}
