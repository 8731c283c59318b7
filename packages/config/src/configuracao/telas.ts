/** The screens that a setting may reference: destinations, redirects and swipe neighbours. */
const telasDeCampanha = {
  contaCorrente: 'Pontos',
  cupons: 'Números',
  cuponsNovo: 'Números',
  telaInicial: 'Início',
  home: 'Início',
  campanha: 'Campanha',
  girosDaSorte: 'Giros da sorte',
  raspar: 'Raspadinha',
  rasparAlternativo: 'Raspadinha',
  rasparPremiacaoInstantaneaAlternativo: 'Prêmio na hora',
  raspadinhasAlternativas: 'Raspadinhas',
  pintar: 'Pintura',
  pinturasAlternativas: 'Pinturas',
  premiacaoInstantanea: 'Prêmios na hora',
  quiz: 'Quiz',
  metas: 'Metas',
  amigos: 'Amigos',
  indicacao: 'Indicações',
  fidelidade: 'Vouchers',
  vitrineProdutos: 'Vitrine',
  homeProduto: 'Produtos',
  produtos: 'Produtos',
  produtosParticipantes: 'Produtos participantes',
  detalhesProduto: 'Detalhes do produto',
  filtrosProduto: 'Filtros',
  controleProdutos: 'Carrinho e pedidos',
  acompanharPedidos: 'Pedidos',
  ofertas: 'Ofertas',
  lojasCredenciadas: 'Lojas',
  saldoCashback: 'Cashback',
  extratoCashback: 'Extrato',
  metasCashback: 'Metas',
  detalhamentoExtrato: 'Detalhes do crédito',
  detalhamentoExtratoDebito: 'Detalhes do débito',
  historicoCompras: 'Compras',
  detalhesCompra: 'Detalhes da compra',
  compraAprovada: 'Compra aprovada',
  cadastroManual: 'Cadastrar nota',
  lancamentoManual: 'Preencher os dados da nota',
  cadastroCompra: 'Contar os produtos',
  digitacaoManual: 'Digitar a chave da nota',
  cadastrarCupom: 'Digitar código',
  escanear: 'Escanear',
  escanearComper: 'Escanear cupom',
  documentosFiscais: 'Notas',
  docFiscaisPendentes: 'Notas pendentes',
  associados: 'Lojas perto de você',
  obterCodigoTemporario: 'Código temporário',
  totalPontos: 'Total de pontos',
  chatSuporte: 'Atendimento',
  regulamento: 'Regulamento',
  ajuda: 'Ajuda',
  faq: 'Perguntas frequentes',
  sobre: 'Sobre o aplicativo',
} as const;

/** The screens that no setting references. */
const outrasTelas = {
  raiz: 'Entrada',
  inicio: 'Entrada',
  autenticacao: 'Entrada',
  login: 'Entrada',
  cadastro: 'Cadastro',
  esqueciSenha: 'Esqueci minha senha',
  aceites: 'Aceites',
  preRegistro: 'Cadastro',
  primeiroAcesso: 'Primeiro acesso',
  lgpd: 'Privacidade',
  lgpdDetalhada: 'Uso dos dados',
  redefinirSenha: 'Senha nova',
  naoFuiEu: 'Não foi você?',
  termos: 'Termos de uso',
  politicaPrivacidade: 'Política de privacidade',
  politicaPrivacidadePersonalizada: 'Política de privacidade da promotora',
  avisoPrivacidade: 'Aviso de privacidade',
  totem: 'Totem',
  verificarEmail: 'Confirmar e-mail',
  retornoCrawler: 'Consulta da nota',
  retornoCrawlerIOS: 'Consulta da nota',
} as const;

/** All screens of the app: name, which is also the path, and title for tabs and menus. */
export const telaTitulos = { ...outrasTelas, ...telasDeCampanha } as const;

type TelaDeCampanha = keyof typeof telasDeCampanha;
/** Legacy name of `escanearComper` in campaign files. */
const antiga = 'escanearCupomComper';

export type Tela = TelaDeCampanha | typeof antiga;
export const telas: readonly Tela[] = [...(Object.keys(telasDeCampanha) as TelaDeCampanha[]), antiga];

/** Whether `tema.fundos` accepts a name: `padrao` or a screen; `raiz` has the background of `login`. */
export const isTelaComFundo = (nome: string): boolean =>
  nome === 'padrao' || nome === antiga || (nome !== 'raiz' && Object.hasOwn(telaTitulos, nome));
