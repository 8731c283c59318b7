import type { CampoPerfil, Configuracao } from './configuracao-keys.ts';

/**
 * Getters of the settings that only screens behind the entry read. Those that the app's first script needs are in
 * `configuracao-questions.ts`: a bundler keeps a module whole.
 */
type C = Configuracao;

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

// Appearance
export const getIcone = (c: C) => c['tema.icone'];
export const getLogoCentral = (c: C) => c['tema.logoCentral'];
/** Returns the colour of an order's status: green while in progress or done, red when refused, blue otherwise. */
export const getCorStatusPedido = (c: C, situacao: 'verde' | 'vermelho' | 'azul') =>
  ({
    verde: c['tema.corStatusVerde'],
    vermelho: c['tema.corStatusVermelho'],
    azul: c['tema.corStatusAzul'],
  })[situacao];

// Texts
export const getTextoBoasVindas = (c: C) => c['textos.boasVindas'];
export const getTextoUsuarioRestrito = (c: C) => c['textos.usuarioRestrito'];
export const getTextoExclusaoConta = (c: C) => c['textos.exclusaoConta'];
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
export const getUrlRegulamento = (c: C) => c['campanha.urlRegulamento'];

// Login
export const isLoginByTelefone = (c: C) => c['login.tipoIdentificacao'] === 'telefone';
/** Returns the regular expression for the 11 digits of a mobile number, or null for the national pattern. */
export const getPadraoCelular = (c: C) => c['login.padraoCelular'];
/** Returns the Facebook app id for sign-in, or null when the button is hidden. */
export const getFacebookAppId = (c: C) => (c['login.facebookAtivo'] ? c['login.facebookAppId'] : null);
export const getLinkCadastroAssociado = (c: C) => c['login.linkCadastroAssociado'];
export const isSmsRedefinicaoEnabled = (c: C) => c['login.smsRedefinicaoAtivo'];
export const getCodigosPorHora = (c: C) => c['login.codigosPorHora'];
export const getEmailSuporte = (c: C) => c['login.emailSuporte'];

// Menus
export const isAceiteRegrasEnabled = (c: C) => c['menu.aceiteRegras'];
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
/** Returns the origins that may embed the app's pages. */
export const getSitesParceiros = (c: C) => c['raspadinha.sitesParceiros'];
export const getRaspadinhaModo = (c: C) => c['raspadinha.modo'];
export const isSaldoInPontos = (c: C) => c['fidelidade.saldoComoPontos'];
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
export const getUrlCep = (c: C) => c['externo.urlCep'];
export const getUrlGeocodificacao = (c: C) => c['externo.urlGeocodificacao'];
