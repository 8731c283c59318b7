import type { Moeda, Produto } from './produto.wire.ts';

/** One product of a cart, at the price that was seen. */
export interface CarrinhoItem {
  readonly codigo: string;
  readonly nome: string;
  readonly imagem: string | null;
  readonly moeda: Moeda;
  /** Of one: whole points, or cents. */
  readonly valor: number;
  readonly quantidade: number;
}

export type Carrinho = readonly CarrinhoItem[];

/** The products that one order takes, and how many of one. */
export const maximoProdutos = 20;
const maximoQuantidade = 1000;

/** Why a product does not go into a cart. */
export type CarrinhoRecusa = 'noCarrinho' | 'outraMoeda' | 'cheio';

/** What a product adds to a cart, or why it does not: a cart is paid in one currency. */
export function findRecusa(carrinho: Carrinho, { codigo, moeda }: Produto): CarrinhoRecusa | undefined {
  if (carrinho.some((item) => item.codigo === codigo)) return 'noCarrinho';
  if (carrinho.some((item) => item.moeda !== moeda)) return 'outraMoeda';
  return carrinho.length >= maximoProdutos ? 'cheio' : undefined;
}

/** The cart with one of a product; the same cart when it does not take it. */
export function addProduto(carrinho: Carrinho, produto: Produto): Carrinho {
  if (findRecusa(carrinho, produto)) return carrinho;
  const { codigo, nome, imagem, moeda, valor } = produto;
  return [...carrinho, { codigo, nome, imagem, moeda, valor, quantidade: 1 }];
}

/** The cart with so many of a product, between one and `maximo`. */
export const setQuantidade = (
  carrinho: Carrinho,
  codigo: string,
  quantidade: number,
  maximo = maximoQuantidade,
): Carrinho =>
  carrinho.map((item) =>
    item.codigo === codigo ? { ...item, quantidade: Math.max(1, Math.min(quantidade, maximo)) } : item,
  );

export const removeProduto = (carrinho: Carrinho, codigo: string): Carrinho =>
  carrinho.filter((item) => item.codigo !== codigo);

/** What the whole cart costs. */
export const sumCarrinho = (carrinho: Carrinho): number =>
  carrinho.reduce((soma, { valor, quantidade }) => soma + valor * quantidade, 0);

/** How a product is today; `limite` is how many more the person may order, null without a limit. */
export interface ProdutoHoje {
  readonly produto: Produto;
  readonly disponivel: number | '20+';
  readonly limite: number | null;
}

/** A product of the cart as it is today, and what stands in the way of ordering it. */
export interface CarrinhoLinha {
  readonly item: CarrinhoItem;
  /** How many may be ordered now. */
  readonly maximo: number;
  /** What it costs now, when that is not what was seen. */
  readonly valorAgora: number | undefined;
  readonly impedimento: 'fora' | 'semEstoque' | 'limite' | 'poucos' | undefined;
}

/** Holds a cart against what its products are today. A product that nothing is known of is gone. */
export const checkCarrinho = (carrinho: Carrinho, hoje: ReadonlyMap<string, ProdutoHoje>): CarrinhoLinha[] =>
  carrinho.map((item) => {
    const now = hoje.get(item.codigo);
    // A price in another currency is another product: the cart would be paid with two.
    if (!now || now.produto.moeda !== item.moeda)
      return { item, maximo: 0, valorAgora: undefined, impedimento: 'fora' };
    const { disponivel, limite, produto } = now;
    const maximo = Math.min(limite ?? maximoQuantidade, disponivel === '20+' ? maximoQuantidade : disponivel);
    const valorAgora = produto.valor === item.valor ? undefined : produto.valor;
    const impedimento =
      disponivel === 0
        ? 'semEstoque'
        : limite === 0
          ? 'limite'
          : item.quantidade > maximo
            ? 'poucos'
            : undefined;
    return { item, maximo, valorAgora, impedimento };
  });

/** The cart at today's prices, without what is gone: what the person agreed to go on with. */
export const acceptHoje = (linhas: readonly CarrinhoLinha[]): Carrinho =>
  linhas
    .filter(
      ({ impedimento, maximo }) => impedimento === undefined || (impedimento === 'poucos' && maximo > 0),
    )
    .map(({ item, maximo, valorAgora }) => ({
      ...item,
      valor: valorAgora ?? item.valor,
      quantidade: Math.min(item.quantidade, maximo),
    }));
