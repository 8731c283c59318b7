import type { Produto } from '../src/features/produto/produto.wire.ts';

/** Builds a product priced in points without any obstacle. */
export const produtoSample = (change: Partial<Produto> = {}): Produto => ({
  codigo: 'garrafa',
  nome: 'Garrafa térmica',
  descricao: 'Aço inox, 750 ml.',
  moeda: 'pontos',
  valor: 120,
  valorDe: null,
  oferta: false,
  ofertaAte: null,
  imagem: '/marcas/produto-garrafa.svg',
  categoria: 'passeio',
  segmentacao: null,
  setorLoja: null,
  industria: null,
  destaque: false,
  fidelidade: true,
  maximoPorPessoa: null,
  semEstoque: false,
  ...change,
});
