/** Every address of the app. Links are built here and nowhere else. */
const entrada = {
  raiz: '/',
  inicio: '/inicio',
  autenticacao: '/autenticacao',
  login: '/login',
  cadastro: '/cadastro',
  esqueciSenha: '/esqueciSenha',
  aceites: '/aceites',
} as const;

/** Open to everybody, signed in or not. */
const publicas = {
  preRegistro: '/preRegistro',
  primeiroAcesso: '/primeiroAcesso',
  lgpd: '/lgpd',
  lgpdDetalhada: '/lgpdDetalhada',
  redefinirSenha: '/redefinirSenha',
  naoFuiEu: '/naoFuiEu',
  regulamento: '/regulamento',
  termos: '/termos',
  politicaPrivacidade: '/politicaPrivacidade',
  politicaPrivacidadePersonalizada: '/politicaPrivacidadePersonalizada',
  avisoPrivacidade: '/avisoPrivacidade',
  totalPontos: '/totalPontos',
  chatSuporte: '/chatSuporte',
  totem: '/totem',
  rasparAlternativo: '/rasparAlternativo',
  rasparPremiacaoInstantaneaAlternativo: '/rasparPremiacaoInstantaneaAlternativo',
} as const;

/** Only for who is signed in. */
const logadas = {
  verificarEmail: '/verificarEmail',
  retornoCrawler: '/retornoCrawler',
  retornoCrawlerIOS: '/retornoCrawlerIOS',
  campanha: '/campanha',
  ajuda: '/ajuda',
  faq: '/faq',
  docFiscaisPendentes: '/docFiscaisPendentes',
  documentosFiscais: '/documentosFiscais',
  acompanharPedidos: '/acompanharPedidos',
  sobre: '/sobre',
  telaInicial: '/telaInicial',
  girosDaSorte: '/girosDaSorte',
  amigos: '/amigos',
  contaCorrente: '/contaCorrente',
  metas: '/metas',
  cupons: '/cupons',
  cuponsNovo: '/cuponsNovo',
  compraAprovada: '/compraAprovada',
  raspadinhasAlternativas: '/raspadinhasAlternativas',
  home: '/home',
  lojasCredenciadas: '/lojasCredenciadas',
  pinturasAlternativas: '/pinturasAlternativas',
  saldoCashback: '/saldoCashback',
  extratoCashback: '/extratoCashback',
  metasCashback: '/metasCashback',
  historicoCompras: '/historicoCompras',
  detalhesCompra: '/detalhesCompra',
  detalhamentoExtrato: '/detalhamentoExtrato',
  detalhamentoExtratoDebito: '/detalhamentoExtratoDebito',
  raspar: '/raspar',
  pintar: '/pintar',
  associados: '/associados',
  fidelidade: '/fidelidade',
  ofertas: '/ofertas',
  cadastroManual: '/cadastroManual',
  lancamentoManual: '/lancamentoManual',
  cadastroCompra: '/cadastroCompra',
  digitacaoManual: '/digitacaoManual',
  cadastrarCupom: '/cadastrarCupom',
  quiz: '/quiz',
  escanearComper: '/escanearComper',
  escanear: '/escanear',
  produtos: '/produtos',
  indicacao: '/indicacao',
  vitrineProdutos: '/vitrineProdutos',
  controleProdutos: '/controleProdutos',
  premiacaoInstantanea: '/premiacaoInstantanea',
  obterCodigoTemporario: '/obterCodigoTemporario',
  homeProduto: '/homeProduto',
  filtrosProduto: '/filtrosProduto',
  detalhesProduto: '/detalhesProduto',
} as const;

export const appPaths = { ...entrada, ...publicas, ...logadas } as const;

/** The name of a screen with an address of its own. */
export type AppPathName = keyof typeof appPaths;
export type AppPath = (typeof appPaths)[AppPathName];

/** Who signs in at an address: `/login?tipo=associado` is the door of the associates, every other one is for people. */
export function toTipoUsuario(pathname: string, search: string): 'consumidor' | 'associado' {
  const isAssociado = pathname === appPaths.login && new URLSearchParams(search).get('tipo') === 'associado';
  return isAssociado ? 'associado' : 'consumidor';
}
