import type { Moeda, Produto } from './produto.wire.ts';

/** A product in the cart, at the price when it was added. */
export interface CarrinhoItem {
  readonly codigo: string;
  readonly nome: string;
  readonly imagem: string | null;
  readonly moeda: Moeda;
  /** Price per unit: whole points, or cents. */
  readonly valor: number;
  readonly quantidade: number;
}

export type Carrinho = readonly CarrinhoItem[];

/** Maximum of products per order, and of units per product. */
export const maximoProdutos = 20;
const maximoQuantidade = 1000;

/** Reason why a product cannot be added to a cart. */
export type CarrinhoRecusa = 'noCarrinho' | 'outraMoeda' | 'cheio';

/** Returns the reason why a product cannot be added, or undefined; a cart has one currency. */
export function findRecusa(carrinho: Carrinho, { codigo, moeda }: Produto): CarrinhoRecusa | undefined {
  if (carrinho.some((item) => item.codigo === codigo)) return 'noCarrinho';
  if (carrinho.some((item) => item.moeda !== moeda)) return 'outraMoeda';
  return carrinho.length >= maximoProdutos ? 'cheio' : undefined;
}

/** Adds one unit of a product; returns the same cart when it cannot be added. */
export function addProduto(carrinho: Carrinho, produto: Produto): Carrinho {
  if (findRecusa(carrinho, produto)) return carrinho;
  const { codigo, nome, imagem, moeda, valor } = produto;
  return [...carrinho, { codigo, nome, imagem, moeda, valor, quantidade: 1 }];
}

/** Sets the quantity of a product, clamped between one and `maximo`. */
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

/** Returns the total of the cart. */
export const sumCarrinho = (carrinho: Carrinho): number =>
  carrinho.reduce((soma, { valor, quantidade }) => soma + valor * quantidade, 0);

/** Current state of a product; `limite` is how many more the consumidor may order, null without a limit. */
export interface ProdutoHoje {
  readonly produto: Produto;
  readonly disponivel: number | '20+';
  readonly limite: number | null;
}

/** A product in the cart compared with its current state, with the obstacles to ordering it. */
export interface CarrinhoLinha {
  readonly item: CarrinhoItem;
  /** Maximum that may be ordered now. */
  readonly maximo: number;
  /** Current price, when it differs from the one in the cart. */
  readonly valorAgora: number | undefined;
  readonly impedimento: 'fora' | 'semEstoque' | 'limite' | 'poucos' | undefined;
}

/** Compares a cart with the current state of its products. A product without a state is gone. */
export const checkCarrinho = (carrinho: Carrinho, hoje: ReadonlyMap<string, ProdutoHoje>): CarrinhoLinha[] =>
  carrinho.map((item) => {
    const now = hoje.get(item.codigo);
    // A changed currency counts as another product: the cart would need two currencies.
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

/** Returns the cart at current prices without unavailable products, after the user accepted the changes. */
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
