import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';

type Arquivo = Pick<CampanhaArquivo, 'produtos'>;
export type ProdutoDoArquivo = CampanhaArquivo['produtos']['itens'][number];

/** Product filter; omitted, null or empty fields match all. */
export interface ProdutoFiltro {
  /** Words of name, description, brand or code. */
  readonly descricao?: string | null | undefined;
  readonly codigo?: string | null | undefined;
  readonly codigos?: readonly string[] | undefined;
  readonly categoria?: string | null | undefined;
  readonly segmentacao?: string | null | undefined;
  readonly setorLoja?: string | null | undefined;
  readonly industria?: string | null | undefined;
  readonly moeda?: 'pontos' | 'cashback' | null | undefined;
  readonly destaque?: boolean | null | undefined;
  readonly fidelidade?: boolean | null | undefined;
  readonly oferta?: boolean | null | undefined;
}

/** Normalizes text for comparison: without accents, case and repeated spaces. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

// Search texts are normalized once per published file; the WeakMap entry lives as long as the host's cached view.
const folded = new WeakMap<Arquivo['produtos'], readonly string[]>();

function listFolded(produtos: Arquivo['produtos']): readonly string[] {
  const known = folded.get(produtos);
  if (known) return known;
  const texts = produtos.itens.map(({ codigo, nome, descricao = '', industria = '' }) =>
    fold(`${nome} ${descricao} ${industria} ${codigo}`),
  );
  folded.set(produtos, texts);
  return texts;
}

/** Returns whether the product is an offer on that day. */
export const isOferta = ({ oferta }: Pick<ProdutoDoArquivo, 'oferta'>, dia: string): boolean =>
  oferta !== undefined && (oferta.ate === undefined || dia <= oferta.ate);

/** Lists matching products on that day, in file order. */
export function listProdutos({ produtos }: Arquivo, filtro: ProdutoFiltro, dia: string): ProdutoDoArquivo[] {
  const texts = listFolded(produtos);
  const words = fold(filtro.descricao ?? '').split(' ');
  const isSame = (wanted: string | null | undefined, has: string | undefined) =>
    !wanted || fold(wanted) === fold(has ?? '');
  const isEither = (wanted: boolean | null | undefined, has: boolean) =>
    wanted === undefined || wanted === null || wanted === has;
  return produtos.itens.filter(
    (item, at) =>
      (!filtro.codigos || filtro.codigos.includes(item.codigo)) &&
      isSame(filtro.codigo, item.codigo) &&
      isSame(filtro.categoria, item.categoria) &&
      isSame(filtro.segmentacao, item.segmentacao) &&
      isSame(filtro.setorLoja, item.setorLoja) &&
      isSame(filtro.industria, item.industria) &&
      (!filtro.moeda || filtro.moeda === item.moeda) &&
      isEither(filtro.destaque, item.destaque) &&
      isEither(filtro.fidelidade, item.fidelidade) &&
      isEither(filtro.oferta, isOferta(item, dia)) &&
      words.every((word) => texts[at]!.includes(word)),
  );
}

/** Lists categories by code and words of their name; those with products first. */
export function listCategorias(
  { produtos: { categorias, itens } }: Arquivo,
  filtro: { codigo?: string | undefined; nome?: string | undefined } = {},
): { codigo: string; nome: string }[] {
  const used = new Set(itens.map(({ categoria }) => categoria));
  const { codigo = '', nome = '' } = filtro;
  return categorias
    .filter((one) => (codigo === '' || one.codigo === codigo) && fold(one.nome).includes(fold(nome)))
    .toSorted((a, b) => Number(used.has(b.codigo)) - Number(used.has(a.codigo)));
}

/** Lists the distinct values of a field among products, sorted. */
export const listValores = (
  itens: readonly ProdutoDoArquivo[],
  campo: 'segmentacao' | 'setorLoja' | 'industria',
): string[] =>
  [...new Set(itens.flatMap((item) => item[campo] ?? []))].sort((a, b) => a.localeCompare(b, 'pt-BR'));
