import type { Produto } from './produto.wire.ts';

/** What somebody has of one currency, as far as it is known; whole points, or cents. */
export interface SaldoConhecido {
  readonly disponivel: number;
  /** With what is still to be released. */
  readonly total: number;
  /** When that is, the nearest first. */
  readonly liberacoes: readonly { readonly em: string; readonly valor: number }[];
}

export type BotaoEstado =
  | { readonly estado: 'semEstoque' | 'noCarrinho' | 'carregando' | 'livre' }
  | { readonly estado: 'aLiberar'; readonly liberaEm: string | null }
  | { readonly estado: 'insuficiente'; readonly falta: number };

/**
 * What the button of a product offers, in this order: nothing of it is left, it is in the cart, it can be paid, it can be
 * paid once what waits is released, it cannot be paid.
 *
 * @param saldo undefined while it is not known, null when it could not be asked: the server judges then
 */
export function toBotaoEstado(
  { semEstoque, valor }: Pick<Produto, 'semEstoque' | 'valor'>,
  noCarrinho: boolean,
  saldo: SaldoConhecido | null | undefined,
): BotaoEstado {
  if (semEstoque) return { estado: 'semEstoque' };
  if (noCarrinho) return { estado: 'noCarrinho' };
  if (saldo === undefined) return { estado: 'carregando' };
  if (saldo === null || valor <= saldo.disponivel) return { estado: 'livre' };
  if (valor <= saldo.total) return { estado: 'aLiberar', liberaEm: findLiberacao(saldo, valor) };
  return { estado: 'insuficiente', falta: valor - saldo.total };
}

/** When enough will have been released; null where only the nearest releases are known and they do not do. */
function findLiberacao({ disponivel, liberacoes }: SaldoConhecido, valor: number): string | null {
  let soma = disponivel;
  for (const { em, valor: parte } of liberacoes) {
    soma += parte;
    if (soma >= valor) return em;
  }
  return null;
}
