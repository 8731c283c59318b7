import type { ComponentType } from 'react';
import { EntradaScreen } from '../features/entrada/screens/EntradaScreen.tsx';
import { type AppPath, type AppPathName, appPaths } from '../platform/navigation/app-paths.ts';
import { DigitacaoRoute } from './comper/DigitacaoRoute.tsx';
import { flagsOf, type RouteFlags } from './route-flags.ts';
import { type LazyScreen } from './load-screen.tsx';
import { screens } from './screens.ts';

export interface AppRoute {
  readonly nome: AppPathName;
  readonly path: AppPath;
  readonly flags: RouteFlags;
  readonly Screen: ComponentType;
}

type Kind = keyof typeof flagsOf;

const at = (nome: AppPathName, kind: Kind, { Screen }: Pick<LazyScreen, 'Screen'>): AppRoute => ({
  nome,
  path: appPaths[nome],
  flags: flagsOf[kind],
  Screen,
});

/** The entry comes with the first script; every other screen loads when it is opened. */
const entrada = { Screen: EntradaScreen };

export const routes: readonly AppRoute[] = [
  at('raiz', 'entrada', entrada),
  at('inicio', 'entrada', entrada),
  at('autenticacao', 'entrada', entrada),
  at('login', 'entradaPorTipo', entrada),
  at('esqueciSenha', 'entrada', entrada),
  at('aceites', 'entrada', entrada),

  at('cadastro', 'etapa', screens.cadastro),
  at('preRegistro', 'etapa', screens.preRegistro),
  at('primeiroAcesso', 'etapa', screens.primeiroAcesso),
  at('lgpd', 'etapa', screens.preRegistro),
  at('lgpdDetalhada', 'etapa', screens.lgpdDetalhada),
  at('redefinirSenha', 'etapa', screens.redefinirSenha),
  at('naoFuiEu', 'etapa', screens.naoFuiEu),

  at('regulamento', 'publica', screens.termo),
  at('termos', 'publica', screens.termo),
  at('politicaPrivacidade', 'publica', screens.termo),
  at('politicaPrivacidadePersonalizada', 'publica', screens.termo),
  at('avisoPrivacidade', 'publica', screens.termo),
  at('totalPontos', 'publica', screens.totalPontos),
  at('chatSuporte', 'publica', screens.chatSuporte),
  at('totem', 'embutida', screens.totem),

  at('home', 'logada', screens.home),
  at('telaInicial', 'logada', screens.home),
  at('campanha', 'logada', screens.campanha),
  at('contaCorrente', 'logada', screens.contaCorrente),
  at('historicoCompras', 'logada', screens.historicoCompras),
  at('detalhesCompra', 'logada', screens.detalhesCompra),
  at('metas', 'logada', screens.metas),
  at('saldoCashback', 'logada', screens.saldoCashback),
  at('extratoCashback', 'logada', screens.extratoCashback),
  at('metasCashback', 'logada', screens.metas),
  at('detalhamentoExtrato', 'logada', screens.detalhamentoExtrato),
  at('detalhamentoExtratoDebito', 'logada', screens.detalhamentoExtrato),
  at('cupons', 'logada', screens.cupons),
  at('cuponsNovo', 'logada', screens.cupons),
  at('documentosFiscais', 'logada', screens.documentosFiscais),
  at('docFiscaisPendentes', 'logada', screens.docFiscaisPendentes),
  at('sobre', 'logada', screens.sobre),
  at('obterCodigoTemporario', 'logada', screens.obterCodigoTemporario),
  at('raspadinhasAlternativas', 'logada', screens.raspadinhas),
  at('pinturasAlternativas', 'logada', screens.raspadinhas),
  at('girosDaSorte', 'logada', screens.revelar),
  at('premiacaoInstantanea', 'logada', screens.premiacaoInstantanea),
  at('quiz', 'logada', screens.quiz),
  at('lojasCredenciadas', 'logada', screens.lojasCredenciadas),
  at('associados', 'logada', screens.associados),
  at('fidelidade', 'logada', screens.fidelidade),
  at('indicacao', 'logada', screens.indicacao),
  at('amigos', 'logada', screens.indicacao),
  at('ajuda', 'logada', screens.ajuda),
  at('faq', 'logada', screens.ajuda),
  at('produtos', 'logada', screens.produtos),
  at('homeProduto', 'logada', screens.homeProduto),
  at('vitrineProdutos', 'logada', screens.vitrineProdutos),
  at('ofertas', 'logada', screens.ofertas),
  at('filtrosProduto', 'cheia', screens.filtrosProduto),
  at('detalhesProduto', 'cheia', screens.detalhesProduto),
  at('controleProdutos', 'cheia', screens.controleProdutos),
  at('acompanharPedidos', 'logada', screens.acompanharPedidos),
  at('verificarEmail', 'cheia', screens.verificarEmail),
  at('escanear', 'cheia', screens.escanear),
  at('digitacaoManual', 'cheia', { Screen: DigitacaoRoute }),
  at('cadastroCompra', 'cheia', screens.cadastroCompra),
  at('cadastroManual', 'cheia', screens.lancamentoManual),
  at('lancamentoManual', 'cheia', screens.lancamentoManual),
  at('compraAprovada', 'cheia', screens.compraAprovada),
  at('escanearComper', 'cheia', screens.escanearComper),
  at('retornoCrawler', 'cheia', screens.retornoCrawler),
  at('retornoCrawlerIOS', 'cheia', screens.retornoCrawler),
  at('cadastrarCupom', 'cheia', screens.cadastrarCupom),
  // A finger that scratches must not change the tab.
  at('raspar', 'cheia', screens.revelar),
  at('pintar', 'cheia', screens.revelar),
  at('rasparAlternativo', 'embutida', screens.raspadinhaEmbutida),
  at('rasparPremiacaoInstantaneaAlternativo', 'embutida', screens.raspadinhaEmbutida),
];

/** An address of the form `x-y-z`: a coupon that was scanned outside of the app. */
export const cupomEscaneadoRoute = {
  /** Its name only: the router cannot split one segment, `parseCupomPath` does. */
  path: '/:ano-:identificacao-:numeroAleatorio',
  flags: flagsOf.cheia,
  Screen: screens.cupomEscaneado.Screen,
} as const;

/** Any address that is not a screen. */
export const naoEncontradaFlags: RouteFlags = flagsOf.etapa;
