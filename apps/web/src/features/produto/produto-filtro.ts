import type { ProdutosQuery } from './use-produtos.ts';

/** Search and filters as stored in the address. */
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

/** Parses a filter from the query string; unknown values are ignored. */
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

/** Formats the filter as a query string: `busca=copo&oferta=1`; '' when empty. */
export function formatFiltro(filtro: ProdutoFiltro): string {
  const params = new URLSearchParams();
  for (const name of [...textos, 'moeda'] as const) if (filtro[name]) params.set(name, filtro[name]);
  for (const name of marcas) if (filtro[name]) params.set(name, '1');
  return params.toString();
}

/** Returns the filter as API parameters. */
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

/** Returns the count of active filters, without the search text. */
export const countFiltros = ({ busca: _, ...filtro }: ProdutoFiltro): number =>
  Object.values(filtro).filter(Boolean).length;
