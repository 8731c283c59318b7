import type { ComponentType } from 'react';
import { type AppPath, type AppPathName, appPaths } from '../platform/navigation/paths/app-paths.ts';
import { DigitacaoRoute } from './comper/DigitacaoRoute.tsx';
import { entradaScreens } from './entrada-routes.ts';
import { flagsOf, type RouteFlags } from './route-flags.ts';
import { type LazyScreen, loadScreen, loadScreenWithQueries } from './load-screen.tsx';

type Kind = keyof typeof flagsOf;

/** Builds a row of the table below: the kind of screen determines its access and its frame. */
const at = <Loaded extends LazyScreen>(
  kind: Kind,
  screen: Loaded,
): Loaded & { readonly flags: RouteFlags } => ({ ...screen, flags: flagsOf[kind] });

/** Builds a row for a screen that calls the API and has only this address; its code is a lazy import. */
const lazyAt = (kind: Kind, fetchCode: () => Promise<ComponentType>) =>
  at(kind, loadScreenWithQueries(fetchCode));

// Screens with more than one address, and those of DigitacaoRoute.
const preRegistro = loadScreen(() =>
  import('../features/cadastro/screens/PreRegistroScreen.tsx').then((m) => m.PreRegistroScreen),
);
const termo = loadScreenWithQueries(() =>
  import('../features/campanha/screens/TermoScreen.tsx').then((m) => m.TermoScreen),
);
const home = loadScreenWithQueries(() =>
  import('../features/inicio/screens/HomeScreen.tsx').then((m) => m.HomeScreen),
);
const metas = loadScreenWithQueries(() =>
  import('../features/conta-corrente/screens/MetasScreen.tsx').then((m) => m.MetasScreen),
);
const detalhamentoExtrato = loadScreenWithQueries(() =>
  import('../features/conta-corrente/screens/DetalhamentoExtratoScreen.tsx').then(
    (m) => m.DetalhamentoExtratoScreen,
  ),
);
const indicacao = loadScreenWithQueries(() =>
  import('../features/indicacao/screens/IndicacaoScreen.tsx').then((m) => m.IndicacaoScreen),
);
const cupons = loadScreenWithQueries(() =>
  import('../features/cupom/screens/CuponsScreen.tsx').then((m) => m.CuponsScreen),
);
const digitacaoManual = loadScreenWithQueries(() =>
  import('../features/escanear/screens/DigitacaoManualScreen.tsx').then((m) => m.DigitacaoManualScreen),
);
const lancamentoManual = loadScreenWithQueries(() =>
  import('../features/compra/screens/LancamentoManualScreen.tsx').then((m) => m.LancamentoManualScreen),
);
const escanearComper = loadScreenWithQueries(() =>
  import('../features/compra/screens/EscanearComperScreen.tsx').then((m) => m.EscanearComperScreen),
);
const retornoCrawler = loadScreenWithQueries(() =>
  import('../features/documento-fiscal/screens/RetornoCrawlerScreen.tsx').then((m) => m.RetornoCrawlerScreen),
);
const ajuda = loadScreen(() =>
  import('../features/ajuda/screens/AjudaScreen.tsx').then((m) => m.AjudaScreen),
);
const revelar = loadScreenWithQueries(() =>
  import('../features/raspadinha/screens/RevelarScreen.tsx').then((m) => m.RevelarScreen),
);
const raspadinhas = loadScreenWithQueries(() =>
  import('../features/raspadinha/screens/RaspadinhasScreen.tsx').then((m) => m.RaspadinhasScreen),
);
const raspadinhaEmbutida = loadScreenWithQueries(() =>
  import('../features/raspadinha/screens/EmbutidaScreen.tsx').then((m) => m.EmbutidaScreen),
);

/** Route table: a row for each screen of `@trevo/config/configuracao/telas`, which has its title. */
export const screens = {
  ...entradaScreens,

  cadastro: lazyAt('etapa', () =>
    import('../features/cadastro/screens/CadastroScreen.tsx').then((m) => m.CadastroScreen),
  ),
  preRegistro: at('etapa', preRegistro),
  primeiroAcesso: lazyAt('etapa', () =>
    import('../features/cadastro/screens/PrimeiroAcessoScreen.tsx').then((m) => m.PrimeiroAcessoScreen),
  ),
  lgpd: at('etapa', preRegistro),
  lgpdDetalhada: lazyAt('etapa', () =>
    import('../features/cadastro/screens/LgpdDetalhadaScreen.tsx').then((m) => m.LgpdDetalhadaScreen),
  ),
  redefinirSenha: lazyAt('etapa', () =>
    import('../features/senha/screens/RedefinirSenhaScreen.tsx').then((m) => m.RedefinirSenhaScreen),
  ),
  naoFuiEu: lazyAt('etapa', () =>
    import('../features/senha/screens/NaoFuiEuScreen.tsx').then((m) => m.NaoFuiEuScreen),
  ),

  regulamento: at('publica', termo),
  termos: at('publica', termo),
  politicaPrivacidade: at('publica', termo),
  politicaPrivacidadePersonalizada: at('publica', termo),
  avisoPrivacidade: at('publica', termo),
  totalPontos: lazyAt('publica', () =>
    import('../features/conta-corrente/screens/TotalPontosScreen.tsx').then((m) => m.TotalPontosScreen),
  ),
  chatSuporte: lazyAt('publica', () =>
    import('../features/ajuda/screens/ChatSuporteScreen.tsx').then((m) => m.ChatSuporteScreen),
  ),
  totem: lazyAt('embutida', () => import('./totem/TotemScreen.tsx').then((m) => m.TotemScreen)),

  home: at('logada', home),
  telaInicial: at('logada', home),
  campanha: lazyAt('logada', () =>
    import('../features/inicio/screens/CampanhaScreen.tsx').then((m) => m.CampanhaScreen),
  ),
  contaCorrente: lazyAt('logada', () =>
    import('../features/conta-corrente/screens/ContaCorrenteScreen.tsx').then((m) => m.ContaCorrenteScreen),
  ),
  historicoCompras: lazyAt('logada', () =>
    import('../features/compra/screens/HistoricoComprasScreen.tsx').then((m) => m.HistoricoComprasScreen),
  ),
  detalhesCompra: lazyAt('logada', () =>
    import('../features/compra/screens/DetalhesCompraScreen.tsx').then((m) => m.DetalhesCompraScreen),
  ),
  metas: at('logada', metas),
  saldoCashback: lazyAt('logada', () =>
    import('../features/conta-corrente/screens/SaldoCashbackScreen.tsx').then((m) => m.SaldoCashbackScreen),
  ),
  extratoCashback: lazyAt('logada', () =>
    import('../features/conta-corrente/screens/ExtratoCashbackScreen.tsx').then(
      (m) => m.ExtratoCashbackScreen,
    ),
  ),
  metasCashback: at('logada', metas),
  detalhamentoExtrato: at('logada', detalhamentoExtrato),
  detalhamentoExtratoDebito: at('logada', detalhamentoExtrato),
  cupons: at('logada', cupons),
  cuponsNovo: at('logada', cupons),
  documentosFiscais: lazyAt('logada', () =>
    import('../features/documento-fiscal/screens/DocumentosFiscaisScreen.tsx').then(
      (m) => m.DocumentosFiscaisScreen,
    ),
  ),
  docFiscaisPendentes: lazyAt('logada', () =>
    import('../features/documento-fiscal/screens/DocFiscaisPendentesScreen.tsx').then(
      (m) => m.DocFiscaisPendentesScreen,
    ),
  ),
  sobre: lazyAt('logada', () =>
    import('../features/ajuda/screens/SobreScreen.tsx').then((m) => m.SobreScreen),
  ),
  obterCodigoTemporario: lazyAt('logada', () =>
    import('../features/consumidor/screens/ObterCodigoTemporarioScreen.tsx').then(
      (m) => m.ObterCodigoTemporarioScreen,
    ),
  ),
  raspadinhasAlternativas: at('logada', raspadinhas),
  pinturasAlternativas: at('logada', raspadinhas),
  girosDaSorte: at('logada', revelar),
  premiacaoInstantanea: lazyAt('logada', () =>
    import('./premios/PremiosScreen.tsx').then((m) => m.PremiosScreen),
  ),
  quiz: lazyAt('logada', () => import('../features/quiz/screens/QuizScreen.tsx').then((m) => m.QuizScreen)),
  lojasCredenciadas: lazyAt('logada', () =>
    import('../features/lojas/screens/LojasCredenciadasScreen.tsx').then((m) => m.LojasCredenciadasScreen),
  ),
  associados: lazyAt('logada', () =>
    import('../features/lojas/screens/AssociadosScreen.tsx').then((m) => m.AssociadosScreen),
  ),
  fidelidade: lazyAt('logada', () =>
    import('../features/fidelidade/screens/FidelidadeScreen.tsx').then((m) => m.FidelidadeScreen),
  ),
  indicacao: at('logada', indicacao),
  amigos: at('logada', indicacao),
  ajuda: at('logada', ajuda),
  faq: at('logada', ajuda),
  produtos: lazyAt('logada', () =>
    import('../features/produto/screens/ProdutosScreen.tsx').then((m) => m.ProdutosScreen),
  ),
  produtosParticipantes: lazyAt('logada', () =>
    import('../features/produto/screens/ParticipantesScreen.tsx').then((m) => m.ParticipantesScreen),
  ),
  homeProduto: lazyAt('logada', () =>
    import('../features/produto/screens/HomeProdutoScreen.tsx').then((m) => m.HomeProdutoScreen),
  ),
  vitrineProdutos: lazyAt('logada', () =>
    import('../features/produto/screens/VitrineScreen.tsx').then((m) => m.VitrineScreen),
  ),
  ofertas: lazyAt('logada', () =>
    import('../features/produto/screens/OfertasScreen.tsx').then((m) => m.OfertasScreen),
  ),
  filtrosProduto: lazyAt('cheia', () =>
    import('../features/produto/screens/FiltrosProdutoScreen.tsx').then((m) => m.FiltrosProdutoScreen),
  ),
  detalhesProduto: lazyAt('cheia', () =>
    import('../features/produto/screens/DetalhesProdutoScreen.tsx').then((m) => m.DetalhesProdutoScreen),
  ),
  controleProdutos: lazyAt('cheia', () =>
    import('../features/pedido/screens/ControleProdutosScreen.tsx').then((m) => m.ControleProdutosScreen),
  ),
  acompanharPedidos: lazyAt('logada', () =>
    import('../features/pedido/screens/AcompanharPedidosScreen.tsx').then((m) => m.AcompanharPedidosScreen),
  ),
  verificarEmail: lazyAt('cheia', () =>
    import('../features/consumidor/screens/VerificarEmailScreen.tsx').then((m) => m.VerificarEmailScreen),
  ),
  escanear: lazyAt('cheia', () =>
    import('../features/escanear/screens/EscanearScreen.tsx').then((m) => m.EscanearScreen),
  ),
  digitacaoManual: at('cheia', {
    Screen: () => <DigitacaoRoute chave={digitacaoManual} comper={escanearComper} />,
    load: digitacaoManual.load,
  }),
  cadastroCompra: lazyAt('cheia', () =>
    import('../features/compra/screens/CadastroCompraScreen.tsx').then((m) => m.CadastroCompraScreen),
  ),
  cadastroManual: at('cheia', lancamentoManual),
  lancamentoManual: at('cheia', lancamentoManual),
  compraAprovada: lazyAt('cheia', () =>
    import('../features/compra/screens/CompraAprovadaScreen.tsx').then((m) => m.CompraAprovadaScreen),
  ),
  escanearComper: at('cheia', escanearComper),
  retornoCrawler: at('cheia', retornoCrawler),
  retornoCrawlerIOS: at('cheia', retornoCrawler),
  cadastrarCupom: lazyAt('cheia', () =>
    import('../features/codigo-cupom/screens/CadastrarCupomScreen.tsx').then((m) => m.CadastrarCupomScreen),
  ),
  // Kind `cheia`: a scratching gesture must not swipe to another tab.
  raspar: at('cheia', revelar),
  pintar: at('cheia', revelar),
  rasparAlternativo: at('embutida', raspadinhaEmbutida),
  rasparPremiacaoInstantaneaAlternativo: at('embutida', raspadinhaEmbutida),
} satisfies Record<AppPathName, LazyScreen & { flags: RouteFlags }>;

export interface AppRoute extends LazyScreen {
  readonly nome: AppPathName;
  readonly path: AppPath;
  readonly flags: RouteFlags;
}

export const routes: readonly AppRoute[] = (Object.keys(screens) as AppPathName[]).map((nome) => ({
  nome,
  path: appPaths[nome],
  ...screens[nome],
}));

/** Address of the form `x-y-z`: a coupon that was scanned outside the app. */
export const cupomEscaneadoRoute = {
  /** Name only: the router cannot split one segment; `parseCupomPath` does. */
  path: '/:ano-:identificacao-:numeroAleatorio',
  ...lazyAt('cheia', () =>
    import('../features/codigo-cupom/screens/CupomEscaneadoScreen.tsx').then((m) => m.CupomEscaneadoScreen),
  ),
} as const;

/** Flags of an unknown address. */
export const naoEncontradaFlags: RouteFlags = flagsOf.etapa;
