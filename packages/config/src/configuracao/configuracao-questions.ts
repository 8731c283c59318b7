import type { CampoPerfil, Configuracao } from './configuracao-keys.ts';
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
export const getIcone = (c: C) => c['tema.icone'];
/** Returns the brand's drawing for the splash and the games: its symbol without a ground, else its whole icon. */
export const getSimbolo = (c: C): { readonly src: string; readonly isIcone: boolean } | null => {
  const src = c['tema.simbolo'] ?? c['tema.icone'];
  return src === null ? null : { src, isIcone: c['tema.simbolo'] === null };
};
export const getLogosEntrada = (c: C) => c['tema.logos'];
export const getLogoSuperior = (c: C) => c['tema.logoSuperior'];
export const getLogoInferior = (c: C) => c['tema.logoInferior'];
export const getLogoCentral = (c: C) => c['tema.logoCentral'];

/** Returns the colour of an order's status: green while in progress or done, red when refused, blue otherwise. */
export const getCorStatusPedido = (c: C, situacao: 'verde' | 'vermelho' | 'azul') =>
  ({
    verde: c['tema.corStatusVerde'],
    vermelho: c['tema.corStatusVermelho'],
    azul: c['tema.corStatusAzul'],
  })[situacao];

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
export const getTextoBoasVindas = (c: C) => c['textos.boasVindas'];
export const getTextoAvisoApple = (c: C) => c['textos.avisoApple'];
export const getTextoSessaoSalva = (c: C) => c['textos.sessaoSalva'];
export const getTextoLoginInativo = (c: C) => c['textos.loginInativo'];
export const getTextoUsuarioRestrito = (c: C) => c['textos.usuarioRestrito'];
export const getTextoExclusaoConta = (c: C) => c['textos.exclusaoConta'];
export const getTextoCampanhaEncerrada = (c: C) => c['textos.campanhaEncerrada'];
export const getTextoForaDoPeriodo = (c: C) => c['textos.foraDoPeriodo'];
export const getTextoPrimeiroAcessoNaoEncontrado = (c: C) => c['textos.primeiroAcessoNaoEncontrado'];
export const getTextoPrimeiroAcessoSucesso = (c: C) => c['textos.primeiroAcessoSucesso'];
export const getTextoSemTelefoneSms = (c: C) => c['textos.semTelefoneSms'];
export const getTextoDicaSoGiros = (c: C) => c['textos.dicaSoGiros'];
export const getTextoDicaSoNumeros = (c: C) => c['textos.dicaSoNumeros'];
export const getTextoCompletePerfil = (c: C, motivo: 'contaCorrente' | 'foto') =>
  c['textos.completePerfil'][motivo];
export const getTextoComperTipoLoja = (c: C) => c['textos.comperTipoLoja'];
export const getTextoComperEstado = (c: C) => c['textos.comperEstado'];
export const getTextoPerfilInvalido = (c: C) => c['textos.perfilInvalido'];
export const getTextoSenhaAtualMinimo = (c: C) => c['textos.senhaAtualMinimo'];

// Campaign window
/** Returns the end of the last day, always hh:mm:ss. */
export const getHoraFim = (c: C) =>
  c['campanha.horaFim'].length === 5 ? `${c['campanha.horaFim']}:00` : c['campanha.horaFim'];
export const isLoginBlockedAfterCadastros = (c: C) => c['campanha.bloquearLoginAposCadastros'];
export const getUrlRegulamento = (c: C) => c['campanha.urlRegulamento'];

// Login
export type TipoIdentificacao = Configuracao['login.tipoIdentificacao'];
export const getTipoIdentificacao = (c: C) => c['login.tipoIdentificacao'];
export const isLoginByTelefone = (c: C) => c['login.tipoIdentificacao'] === 'telefone';
/** Returns whether a CNPJ may have letters in its first twelve characters. */
export const getCnpjRegra = (c: C) => ({ canHaveLetters: c['login.cnpjAlfanumerico'] });
/** Returns the regular expression for the 11 digits of a mobile number, or null for the national pattern. */
export const getPadraoCelular = (c: C) => c['login.padraoCelular'];
export const getSenhaMinimo = (c: C) => c['login.senhaMinimo'];
export const getLinkDeslogado = (c: C) => c['login.linkDeslogado'];
/** Returns the Facebook app id for sign-in, or null when the button is hidden. */
export const getFacebookAppId = (c: C) => (c['login.facebookAtivo'] ? c['login.facebookAppId'] : null);
export const isFacebookEnabled = (c: C) => c['login.facebookAtivo'];
export const isGoogleEnabled = (c: C) => c['login.googleAtivo'];
export const isPasskeyEnabled = (c: C) => c['login.passkeyAtivo'];
export const isAvisoAppleEnabled = (c: C) => c['login.avisoAppleAtivo'];
export const isAssociadoEnabled = (c: C) => c['login.associadoAtivo'];
/** Returns the same configuration for the sign-in of companies. */
export const identifyByCnpj = (c: C): C => ({ ...c, 'login.tipoIdentificacao': 'cnpj' });
export const getLinkCadastroAssociado = (c: C) => c['login.linkCadastroAssociado'];
export const isSmsRedefinicaoEnabled = (c: C) => c['login.smsRedefinicaoAtivo'];
export const getCodigosPorHora = (c: C) => c['login.codigosPorHora'];
export const getEmailSuporte = (c: C) => c['login.emailSuporte'];

// Before registration
export const isPrimeiroAcessoEnabled = (c: C) => c['preCadastro.primeiroAcessoAtivo'];
export const getPrimeiroAcessoUrl = (c: C) => c['preCadastro.primeiroAcessoUrl'];
export const isPreCadastroAceitesEnabled = (c: C) => c['preCadastro.aceitesAtivo'];
/** Returns the pre-signup question, or null: the first item of the list is the question and the correct answer. */
export const getPreCadastroPergunta = (c: C) => {
  const [pergunta, ...opcoes] = c['preCadastro.pergunta'];
  if (!c['preCadastro.perguntaAtiva'] || !pergunta || opcoes.length === 0) return null;
  return { texto: pergunta.textoOpcao, valorCorreto: pergunta.valorOpcao, opcoes };
};
export const getLgpdTipo = (c: C) => c['preCadastro.lgpd'];
export const getLgpdTermos = (c: C) => c['preCadastro.lgpdTermos'];
/** Returns the name in the audit trail of the n-th consent of the detailed LGPD step, from 1. */
export const toLgpdNomeTermo = (n: number) => `lgpd ${n}`;
export const isAvisoPrivacidadeEnabled = (c: C) => c['preCadastro.avisoPrivacidadeAtivo'];

// Registration
export const isEmailObrigatorio = (c: C) => c['cadastro.emailObrigatorio'];
export const getDominioEmailAutomatico = (c: C) => c['cadastro.dominioEmailAutomatico'];
export const isTelefoneContatoObrigatorio = (c: C) => c['cadastro.telefoneContatoObrigatorio'];
export const isNascimentoObrigatorio = (c: C) => c['cadastro.nascimentoObrigatorio'];
export const isIdadeVerified = (c: C) => c['cadastro.verificarIdade'];
export const isCelularConfirmedAtCadastro = (c: C) => c['cadastro.confirmarCelular'];
/** Returns whether the registration asks for the password twice. */
export const isSenhaConfirmada = (c: C) => c['cadastro.confirmarSenha'];
export const getMetodoCodigo = (c: C) => c['cadastro.metodoCodigo'];
/** Returns the question of the registration form, or null. */
export const getCadastroPergunta = (c: C) => (c['cadastro.pergunta'].ativa ? c['cadastro.pergunta'] : null);
/** Returns the extra field of the registration form, or null. */
export const getCadastroCampoExtra = (c: C) =>
  c['cadastro.campoExtra'].ativo ? c['cadastro.campoExtra'] : null;
export const isJaClienteEnabled = (c: C) => c['cadastro.jaClienteAtivo'];
export const isLojaMaisProximaEnabled = (c: C) => c['cadastro.lojaMaisProximaAtiva'];
export const isTermosRequired = (c: C) => c['cadastro.exigirTermos'];
export const isRegulamentoRequired = (c: C) => c['cadastro.exigirRegulamento'];
export const isDocumentoEstrangeiroEnabled = (c: C) => c['cadastro.documentoEstrangeiroAtivo'];
export const getTelaAposCadastro = (c: C) => c['cadastro.telaAposCadastro'];
export const getCadastroBairroMinimo = (c: C) => c['cadastro.bairroMinimo'];
export const isCpfRestritoVerified = (c: C) => c['cadastro.verificarCpfRestrito'];

// Profile
export const getCamposObrigatorios = (c: C) => c['perfil.camposObrigatorios'];
export const isCampoObrigatorio = (c: C, campo: CampoPerfil) =>
  c['perfil.camposObrigatorios'].includes(campo);
export const isCamposModificaveis = (c: C) => c['perfil.camposModificaveis'];
export const isTelefoneContatoOpcional = (c: C) => c['perfil.telefoneContatoOpcional'];
export const isCelularConfirmedAtPerfil = (c: C) => c['perfil.confirmarCelularAoAlterar'];
export const getPerfilBairroMinimo = (c: C) => c['perfil.bairroMinimo'];
export const isExcluirContaEnabled = (c: C) => c['perfil.excluirContaAtivo'];
export const isPerfilHidden = (c: C) => c['perfil.ocultar'];

// PicPay and Instagram
export const isPicPayEnabled = (c: C) => c['picpay.ativo'];
/** Returns the factor for the numbers of a consumer with PicPay; 1 while the dynamic is off. */
export const getPicPayMultiplicador = (c: C) => (c['picpay.ativo'] ? c['picpay.multiplicador'] : 1);
export const isPicPayEntregaPremioEnabled = (c: C) => c['picpay.entregaPremioAtiva'];
export const isInstagramEnabled = (c: C) => c['instagram.ativo'];
export const getInstagramMultiplicador = (c: C) => (c['instagram.ativo'] ? c['instagram.multiplicador'] : 1);

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
export const isAceiteRegrasEnabled = (c: C) => c['menu.aceiteRegras'];
/** Returns the actions of the menu. */
export const getMenuAcoes = (c: C) => ({
  escanearQr: c['menu.escanearQr'],
  digitarCupom: c['menu.digitarCupom'],
  registrarDocumento: c['menu.registrarDocumento'],
  lancamentoManual: c['menu.lancamentoManual'],
});
/** Returns the items of the settings panel. */
export const getMenuConfiguracoes = (c: C) => ({
  documentosPendentes: c['menu.documentosPendentes'],
  meusDados: c['menu.meusDados'] && !c['perfil.ocultar'],
  alterarSenha: c['menu.alterarSenha'],
  regulamento: c['menu.regulamento'],
  sobre: c['menu.sobre'],
  codigoTemporario: c['menu.codigoTemporario'],
  excluirConta: c['perfil.excluirContaAtivo'],
  sair: !c['menu.ocultarSair'],
});

// Optional areas
export const isCupomEnabled = (c: C) => c['cupom.ativo'];
/** Whether the app shows the numbers of each coming draw: the consumer's own and all granted ones. */
export const isChancesEnabled = (c: C) => c['cupom.ativo'] && c['cupom.chancesAtivo'];
export const getTelaAposEscanear = (c: C) => c['cupom.telaAposEscanear'];
export const isCompraPorQuantidadeEnabled = (c: C) => c['cupom.compraPorQuantidade'];
export const isRaspadinhaEnabled = (c: C) => c['raspadinha.ativo'];
export const isRaspadinhaAlternativaEnabled = (c: C) => c['raspadinha.alternativaAtiva'];
/** Returns the origins that may embed the app's pages. */
export const getSitesParceiros = (c: C) => c['raspadinha.sitesParceiros'];
export const getRaspadinhaModo = (c: C) => c['raspadinha.modo'];
export const isContaCorrenteEnabled = (c: C) => c['contaCorrente.ativo'];
export const isCashbackEnabled = (c: C) => c['cashback.ativo'];
export const isVitrineEnabled = (c: C) => c['fidelidade.vitrineAtiva'];
export const isVouchersEnabled = (c: C) => c['fidelidade.vouchersAtivo'];
export const isSaldoInPontos = (c: C) => c['fidelidade.saldoComoPontos'];
export const isIndicacaoEnabled = (c: C) => c['indicacao.ativo'];
export const isLojasEnabled = (c: C) => c['lojas.ativo'];
export const isQuizEnabled = (c: C) => c['quiz.ativo'];
export const isNotificacaoEnabled = (c: C) => c['notificacao.ativo'];
/**
 * Returns the notification services: sns for the installed app, onesignal for the browser; empty while
 * notifications are off.
 */
export const getNotificacaoServicos = (c: C) => (c['notificacao.ativo'] ? c['notificacao.servicos'] : []);
/** Returns the OneSignal app id, or null when OneSignal is not used by this campaign. */
export const getOnesignalAppId = (c: C) =>
  getNotificacaoServicos(c).includes('onesignal') ? c['notificacao.onesignalAppId'] : null;
export const getUrlChat = (c: C) => c['suporte.urlChat'];
export const getPerguntasFrequentes = (c: C) => c['suporte.perguntasFrequentes'];
export const isComper = (c: C, identificacao: string) => c['comper.identificacao'] === identificacao;
export const getComperEstados = (c: C) => c['comper.estados'];

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
export const getUrlCep = (c: C) => c['externo.urlCep'];
export const getUrlGeocodificacao = (c: C) => c['externo.urlGeocodificacao'];
