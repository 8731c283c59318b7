import type { ProdutosQuery } from './use-produtos.ts';

/** What somebody looks for, as it stands in the address. */
export interface ProdutoFiltro {
  readonly busca: string;
  readonly categoria: string;
  readonly segmentacao: string;
  readonly setorLoja: string;
  readonly industria: string;
  readonly moeda: '' | 'pontos' | 'cashback';
  readonly destaque: boolean;
  readonly oferta: boolean;
}

const textos = ['busca', 'categoria', 'segmentacao', 'setorLoja', 'industria'] as const;
const marcas = ['destaque', 'oferta'] as const;

/** Reads a filter from an address; what it does not know it leaves out. */
export function readFiltro(params: URLSearchParams): ProdutoFiltro {
  const get = (name: string) => (params.get(name) ?? '').slice(0, 120);
  const moeda = get('moeda');
  return {
    busca: get('busca'),
    categoria: get('categoria'),
    segmentacao: get('segmentacao'),
    setorLoja: get('setorLoja'),
    industria: get('industria'),
    moeda: moeda === 'pontos' || moeda === 'cashback' ? moeda : '',
    destaque: params.has('destaque'),
    oferta: params.has('oferta'),
  };
}

/** The filter as an address says it: `busca=copo&oferta=1`; '' when nothing is looked for. */
export function formatFiltro(filtro: ProdutoFiltro): string {
  const params = new URLSearchParams();
  for (const name of [...textos, 'moeda'] as const) if (filtro[name]) params.set(name, filtro[name]);
  for (const name of marcas) if (filtro[name]) params.set(name, '1');
  return params.toString();
}

/** The filter as the API takes it. */
export const toProdutosQuery = (filtro: ProdutoFiltro): ProdutosQuery => ({
  ...(filtro.busca && { descricao: filtro.busca }),
  ...(filtro.categoria && { categoria: filtro.categoria }),
  ...(filtro.segmentacao && { segmentacao: filtro.segmentacao }),
  ...(filtro.setorLoja && { setorLoja: filtro.setorLoja }),
  ...(filtro.industria && { industria: filtro.industria }),
  ...(filtro.moeda && { moeda: filtro.moeda }),
  ...(filtro.destaque && { destaque: true }),
  ...(filtro.oferta && { oferta: true }),
});

/** How many filters besides the words are on. */
export const countFiltros = ({ busca: _, ...filtro }: ProdutoFiltro): number =>
  Object.values(filtro).filter(Boolean).length;
