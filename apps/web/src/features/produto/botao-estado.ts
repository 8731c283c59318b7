import type { Produto } from './produto.wire.ts';

/** Balance of one currency, as far as known; whole points, or cents. */
export interface SaldoConhecido {
  readonly disponivel: number;
  /** Including the pending amount. */
  readonly total: number;
  /** Releases of the pending amount, nearest first. */
  readonly liberacoes: readonly { readonly em: string; readonly valor: number }[];
}

export type BotaoEstado =
  | { readonly estado: 'semEstoque' | 'noCarrinho' | 'carregando' | 'livre' }
  | { readonly estado: 'aLiberar'; readonly liberaEm: string | null }
  | { readonly estado: 'insuficiente'; readonly falta: number };

/**
 * Returns the state of a product's button, in this order of precedence: sold out, in the cart, affordable,
 * affordable after the pending balance is released, not affordable.
 *
 * @param saldo undefined while loading, null when it could not be loaded: then the server decides
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

/** Returns the day on which enough will be released; null when the known releases do not suffice. */
function findLiberacao({ disponivel, liberacoes }: SaldoConhecido, valor: number): string | null {
  let soma = disponivel;
  for (const { em, valor: parte } of liberacoes) {
    soma += parte;
    if (soma >= valor) return em;
  }
  return null;
}
