import type { FaltaProdutos, GanhoProdutos, ParteGanho, RegrasProdutos } from './ganho-produtos.ts';

/** A part of a receipt's earnings, with the names of the lists. */
export type ParteExplicada = Omit<ParteGanho, 'listas'> & { readonly listas: readonly string[] };

/**
 * How the rules by product judged a receipt, as stored with it: the names of lists are those of that time, so that the
 * explanation stays true when the campaign's file changes.
 */
export interface GanhoExplicado {
  readonly partes: readonly ParteExplicada[];
  readonly exigencia: FaltaProdutos | null;
  /** Missing amounts for a higher reward, nearest first. */
  readonly quase: readonly FaltaProdutos[];
  /** Lines that counted, by position, with the names of their lists. */
  readonly itens: readonly { readonly ordem: number; readonly listas: readonly string[] }[];
}

/** Most entries of `quase` that are kept. */
const quaseMaximo = 3;

/** Replaces the ids of lists by their names. */
export function explainProdutos({ listas }: RegrasProdutos, ganho: GanhoProdutos): GanhoExplicado {
  const nomes = new Map(listas.map(({ id, nome }) => [id, nome]));
  const name = <T extends { readonly listas: readonly string[] }>(one: T): T => ({
    ...one,
    listas: one.listas.map((id) => nomes.get(id) ?? id),
  });
  return {
    partes: ganho.partes.map(name),
    exigencia: ganho.exigencia && name(ganho.exigencia),
    quase: ganho.quase.slice(0, quaseMaximo).map(name),
    itens: ganho.itens.map(({ ordem, listas: ids }) => ({ ordem, ...name({ listas: ids }) })),
  };
}
