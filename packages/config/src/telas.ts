/** Names of the screens that a configuration may point at: destinations, redirects and swipe neighbours. */
// prettier-ignore
export const telas = [
  'contaCorrente', 'cupons', 'cuponsNovo', 'telaInicial', 'home', 'campanha', 'girosDaSorte', 'raspar',
  'rasparAlternativo', 'rasparPremiacaoInstantaneaAlternativo', 'raspadinhasAlternativas', 'pintar',
  'pinturasAlternativas', 'premiacaoInstantanea', 'quiz', 'metas', 'amigos', 'indicacao', 'fidelidade',
  'vitrineProdutos', 'homeProduto', 'produtos', 'detalhesProduto', 'filtrosProduto', 'controleProdutos',
  'acompanharPedidos', 'ofertas', 'lojasCredenciadas', 'saldoCashback', 'extratoCashback', 'metasCashback',
  'detalhamentoExtrato', 'detalhamentoExtratoDebito', 'historicoCompras', 'detalhesCompra', 'compraAprovada',
  'cadastroManual', 'lancamentoManual', 'cadastroCompra', 'digitacaoManual', 'cadastrarCupom', 'escanear',
  'escanearComper', 'escanearCupomComper', 'documentosFiscais', 'docFiscaisPendentes', 'associados',
  'obterCodigoTemporario', 'totalPontos', 'chatSuporte', 'regulamento', 'ajuda', 'faq', 'sobre',
] as const;

export type Tela = (typeof telas)[number];
