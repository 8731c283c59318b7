import type { Configuracao } from './configuracao-keys.ts';
import type { Tela } from './telas.ts';

/**
 * Getters of the configuration for screens and API; no other file spells a key. A null URL means "not set": the
 * app's default behaviour applies.
 */
type C = Configuracao;

// Appearance
export const getCores = (c: C) => ({
  corPrimaria: c['tema.corPrimaria'],
  corSecundaria: c['tema.corSecundaria'],
  /** The campaign's own mode: of the kiosk, and of every page where neither person nor device decides. */
  modo: c['tema.modo'] === 'escuro' ? ('escuro' as const) : ('claro' as const),
});
/** Returns whether the page follows the device's preference until the person chooses light or dark. */
export const isModoAutomatico = (c: C) => c['tema.modo'] === 'automatico';
export const getCorFaixaTeste = (c: C) => c['tema.corFaixaTeste'];
/** Returns the brand's drawing for the splash and the games: its symbol without a ground, else its whole icon. */
export const getSimbolo = (c: C): { readonly src: string; readonly isIcone: boolean } | null => {
  const src = c['tema.simbolo'] ?? c['tema.icone'];
  return src === null ? null : { src, isIcone: c['tema.simbolo'] === null };
};
export const getLogosEntrada = (c: C) => c['tema.logos'];
export const getLogoSuperior = (c: C) => c['tema.logoSuperior'];
export const getLogoInferior = (c: C) => c['tema.logoInferior'];
const pick = (mapa: Readonly<Record<string, string>>, nome: string) =>
  Object.hasOwn(mapa, nome) ? mapa[nome] : undefined;

/** Returns the background of a screen, or the one called 'padrao', or null. */
export const getFundo = (c: C, tela: string) =>
  pick(c['tema.fundos'], tela) ?? pick(c['tema.fundos'], 'padrao') ?? null;

// Texts
/** Returns a text of the app by id, in the campaign's wording if it has one. */
export const getTexto = (c: C, id: string, fallback: string) =>
  pick(c['textos.sobrescritas'], id) ?? fallback;
export const getTitulo = (c: C) => c['textos.titulo'];
export const getTextoAvisoApple = (c: C) => c['textos.avisoApple'];
export const getTextoSessaoSalva = (c: C) => c['textos.sessaoSalva'];
export const getTextoLoginInativo = (c: C) => c['textos.loginInativo'];
export const getTextoCampanhaEncerrada = (c: C) => c['textos.campanhaEncerrada'];
export const getTextoForaDoPeriodo = (c: C) => c['textos.foraDoPeriodo'];
// Campaign window
/** Returns the end of the last day, always hh:mm:ss. */
export const getHoraFim = (c: C) =>
  c['campanha.horaFim'].length === 5 ? `${c['campanha.horaFim']}:00` : c['campanha.horaFim'];
export const isLoginBlockedAfterCadastros = (c: C) => c['campanha.bloquearLoginAposCadastros'];
// Login
export type TipoIdentificacao = Configuracao['login.tipoIdentificacao'];
export const getTipoIdentificacao = (c: C) => c['login.tipoIdentificacao'];
/** Returns whether a CNPJ may have letters in its first twelve characters. */
export const getCnpjRegra = (c: C) => ({ canHaveLetters: c['login.cnpjAlfanumerico'] });
export const getSenhaMinimo = (c: C) => c['login.senhaMinimo'];
export const getLinkDeslogado = (c: C) => c['login.linkDeslogado'];
export const isFacebookEnabled = (c: C) => c['login.facebookAtivo'];
export const isGoogleEnabled = (c: C) => c['login.googleAtivo'];
export const isPasskeyEnabled = (c: C) => c['login.passkeyAtivo'];
export const isAvisoAppleEnabled = (c: C) => c['login.avisoAppleAtivo'];
export const isAssociadoEnabled = (c: C) => c['login.associadoAtivo'];
/** Returns the same configuration for the sign-in of companies. */
export const identifyByCnpj = (c: C): C => ({ ...c, 'login.tipoIdentificacao': 'cnpj' });
// Registration
export const getDominioEmailAutomatico = (c: C) => c['cadastro.dominioEmailAutomatico'];
export const getTelaAposCadastro = (c: C) => c['cadastro.telaAposCadastro'];
// Navigation
/** Returns the main screens as the campaign lists them, offered or not (`areas.ts` filters them). */
export const getTelasPedidas = (c: C): readonly Tela[] => c['navegacao.telasConfiguraveis'];
/** Returns the stores of an app that is on the web and installed, or null while one of its two addresses is missing. */
export const getLojasDoAplicativo = (c: C) =>
  c['navegacao.urlAppPwa'] !== null && c['navegacao.urlAppPhonegap'] !== null ? getUrlLojas(c) : null;
/** Returns the stores to which the mobile browser is redirected, or null: the redirect needs both app addresses. */
export const getLojasRedirecionamento = (c: C) =>
  c['navegacao.redirecionarLoja'] ? getLojasDoAplicativo(c) : null;
export const getUrlLojas = (c: C) => ({
  android: c['navegacao.urlLojaAndroid'],
  ios: c['navegacao.urlLojaIos'],
});
export const getUrlsApp = (c: C) => ({
  pwa: c['navegacao.urlAppPwa'],
  phonegap: c['navegacao.urlAppPhonegap'],
});

// Menus
export const isNovoMenuEnabled = (c: C) => c['menu.novoMenu'];
export const isNovaUserbarEnabled = (c: C) => c['menu.novaUserbar'];
/** Returns the actions of the menu. */
export const getMenuAcoes = (c: C) => ({
  escanearQr: c['menu.escanearQr'],
  digitarCupom: c['menu.digitarCupom'],
  registrarDocumento: c['menu.registrarDocumento'],
  lancamentoManual: c['menu.lancamentoManual'],
});
// Optional areas
export const isCupomEnabled = (c: C) => c['cupom.ativo'];
/** Whether the app shows the numbers of each coming draw: the consumer's own and all granted ones. */
export const isChancesEnabled = (c: C) => c['cupom.ativo'] && c['cupom.chancesAtivo'];
export const getTelaAposEscanear = (c: C) => c['cupom.telaAposEscanear'];
export const isCompraPorQuantidadeEnabled = (c: C) => c['cupom.compraPorQuantidade'];
export const isRaspadinhaEnabled = (c: C) => c['raspadinha.ativo'];
export const isRaspadinhaAlternativaEnabled = (c: C) => c['raspadinha.alternativaAtiva'];
export const isContaCorrenteEnabled = (c: C) => c['contaCorrente.ativo'];
export const isCashbackEnabled = (c: C) => c['cashback.ativo'];
export const isVitrineEnabled = (c: C) => c['fidelidade.vitrineAtiva'];
export const isVouchersEnabled = (c: C) => c['fidelidade.vouchersAtivo'];
export const isIndicacaoEnabled = (c: C) => c['indicacao.ativo'];
export const isLojasEnabled = (c: C) => c['lojas.ativo'];
/** Whether the app shows the participating products. */
export const isProdutosParticipantesEnabled = (c: C) => c['participantes.ativo'];
export const isQuizEnabled = (c: C) => c['quiz.ativo'];
// The app itself and its addresses
/** Returns the minimum version of the installed app, or null when no update is forced. */
export const getVersaoForcada = (c: C) => (c['nativo.forcarAtualizacao'] ? c['nativo.versaoServidor'] : null);
/** Returns the analytics accounts, used only after consent; null where there is none. */
export const getAnalyticsIds = (c: C) => ({
  google: c['analytics.idGoogle'],
  facebook: c['analytics.idFacebook'],
});
export const getApiUrlBase = (c: C) => c['api.urlBase'];
export const getApiAutorizacao = (c: C) => c['api.autorizacao'];
export const getApiUrlComper = (c: C) => c['api.urlComper'];
