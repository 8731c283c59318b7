import { camposExigiveis } from '@trevo/rules/pessoa/campo-pessoa';
import {
  color,
  flag,
  integer,
  list,
  map,
  number,
  object,
  objectKey,
  option,
  optionalOption,
  optionalPattern,
  optionalText,
  optionalService,
  optionalUri,
  optionalVersion,
  options,
  text,
  time,
  ORIGIN,
  TEXT,
  URI,
  type ValueOf,
} from './configuracao-kinds.ts';
import { telas, type Tela } from './telas.ts';
import * as textosPadrao from './textos/textos-padrao.ts';

/** A field that a campaign may make mandatory in a profile. */
export type CampoPerfil = (typeof camposExigiveis)[number];

/**
 * Every configuration key, with its kind and its default. The API carries `entradas {chave, valor}`: `chave` is
 * the dotted name below, `valor` is text (JSON for lists and objects). The descriptions are in
 * `configuracao-docs.ts`, so that the browser bundle does not contain them.
 */
export const configuracaoKeys = {
  'tema.corPrimaria': color('#355da1'),
  'tema.corSecundaria': color('#c13d5a'),
  'tema.modo': option(['automatico', 'claro', 'escuro'], 'automatico'),
  'tema.corFaixaTeste': color('#d32f2f'),
  'tema.corStatusVerde': color('#2e7d32'),
  'tema.corStatusVermelho': color('#c62828'),
  'tema.corStatusAzul': color('#1565c0'),
  'tema.icone': optionalUri(),
  'tema.simbolo': optionalUri(),
  'tema.logos': list(URI, []),
  'tema.logoSuperior': optionalUri(),
  'tema.logoInferior': optionalUri(),
  'tema.logoCentral': optionalUri(),
  'tema.fundos': map(URI),

  'textos.titulo': text(''),
  'textos.tituloCurto': optionalText(),
  'textos.sobrescritas': map(TEXT),
  'textos.boasVindas': text(textosPadrao.boasVindas),
  'textos.avisoApple': text(textosPadrao.avisoApple),
  'textos.sessaoSalva': optionalText(),
  'textos.loginInativo': optionalText(),
  'textos.usuarioRestrito': optionalText(),
  'textos.exclusaoConta': text(textosPadrao.exclusaoConta),
  'textos.campanhaEncerrada': text(textosPadrao.campanhaEncerrada),
  'textos.foraDoPeriodo': text(textosPadrao.foraDoPeriodo),
  'textos.primeiroAcessoNaoEncontrado': text(textosPadrao.primeiroAcessoNaoEncontrado),
  'textos.primeiroAcessoSucesso': text(textosPadrao.primeiroAcessoSucesso),
  'textos.semTelefoneSms': text(textosPadrao.semTelefoneSms),
  'textos.dicaSoGiros': text(textosPadrao.dicaSoGiros),
  'textos.dicaSoNumeros': text(textosPadrao.dicaSoNumeros),
  'textos.completePerfil': objectKey({
    contaCorrente: text(textosPadrao.completePerfilContaCorrente),
    foto: text(textosPadrao.completePerfilFoto),
  }),
  'textos.comperTipoLoja': text(textosPadrao.comperTipoLoja),
  'textos.comperEstado': text(textosPadrao.comperEstado),
  'textos.perfilInvalido': optionalText(),
  'textos.senhaAtualMinimo': text(textosPadrao.senhaAtualMinimo),

  'campanha.horaFim': time('23:59:00'),
  'campanha.bloquearLoginAposCadastros': flag(true),
  'campanha.urlRegulamento': optionalUri(),

  'login.tipoIdentificacao': option(['telefone', 'cpf', 'cnpj', 'cpfCnpj'], 'telefone'),
  'login.cnpjAlfanumerico': flag(true),
  'login.padraoCelular': optionalPattern(),
  'login.senhaMinimo': option([6, 1], 6),
  'login.linkDeslogado': optionalUri(),
  'login.facebookAtivo': flag(false),
  'login.facebookAppId': optionalText(),
  'login.googleAtivo': flag(false),
  'login.passkeyAtivo': flag(false),
  'login.avisoAppleAtivo': flag(true),
  'login.associadoAtivo': flag(false),
  'login.linkCadastroAssociado': optionalUri(),
  'login.smsRedefinicaoAtivo': flag(false),
  'login.codigosPorHora': integer(3000, 1, 1_000_000),
  'login.emailSuporte': optionalText(),

  'preCadastro.primeiroAcessoAtivo': flag(false),
  'preCadastro.primeiroAcessoUrl': optionalUri(),
  'preCadastro.aceitesAtivo': flag(false),
  'preCadastro.perguntaAtiva': flag(false),
  'preCadastro.pergunta': list(object({ textoOpcao: text(''), valorOpcao: text('') }), []),
  'preCadastro.lgpd': option(['nenhuma', 'simples', 'detalhada'], 'simples'),
  'preCadastro.lgpdTermos': list(TEXT, textosPadrao.lgpdTermos, { length: 11 }),
  'preCadastro.avisoPrivacidadeAtivo': flag(false),

  'cadastro.emailObrigatorio': flag(true),
  'cadastro.dominioEmailAutomatico': text('cadastro.invalid'),
  'cadastro.telefoneContatoObrigatorio': flag(false),
  'cadastro.nascimentoObrigatorio': flag(true),
  'cadastro.verificarIdade': flag(true),
  'cadastro.confirmarCelular': flag(false),
  'cadastro.confirmarSenha': flag(true),
  'cadastro.metodoCodigo': option(['sms', 'whatsapp'], 'sms'),
  'cadastro.pergunta': objectKey({ ativa: flag(false), texto: text(''), opcoes: list(TEXT, []) }),
  'cadastro.campoExtra': objectKey({ ativo: flag(false), rotulo: text(''), obrigatorio: flag(false) }),
  'cadastro.jaClienteAtivo': flag(false),
  'cadastro.lojaMaisProximaAtiva': flag(false),
  'cadastro.exigirTermos': flag(true),
  'cadastro.exigirRegulamento': flag(true),
  'cadastro.documentoEstrangeiroAtivo': flag(false),
  'cadastro.telaAposCadastro': optionalOption(telas),
  'cadastro.bairroMinimo': integer(1, 0, 60),
  'cadastro.verificarCpfRestrito': flag(false),

  'perfil.camposObrigatorios': list<CampoPerfil>(options(camposExigiveis), ['nome', 'cnpjCpf', 'email']),
  'perfil.camposModificaveis': flag(false),
  'perfil.telefoneContatoOpcional': flag(false),
  'perfil.confirmarCelularAoAlterar': flag(false),
  'perfil.bairroMinimo': integer(5, 0, 60),
  'perfil.excluirContaAtivo': flag(true),
  'perfil.ocultar': flag(false),

  'picpay.ativo': flag(false),
  'picpay.multiplicador': number(2, 1, 100),
  'picpay.entregaPremioAtiva': flag(false),
  'instagram.ativo': flag(false),
  'instagram.multiplicador': number(1, 1, 100),

  'navegacao.telasConfiguraveis': list<Tela>(options(telas), ['contaCorrente']),
  'navegacao.redirecionarLoja': flag(false),
  'navegacao.urlAppPwa': optionalUri(),
  'navegacao.urlAppPhonegap': optionalUri(),
  'navegacao.urlLojaAndroid': optionalUri(),
  'navegacao.urlLojaIos': optionalUri(),

  'menu.novoMenu': flag(false),
  'menu.novaUserbar': flag(false),
  'menu.ocultarSair': flag(false),
  'menu.escanearQr': flag(true),
  'menu.digitarCupom': flag(true),
  'menu.registrarDocumento': flag(true),
  'menu.lancamentoManual': flag(true),
  'menu.documentosPendentes': flag(true),
  'menu.meusDados': flag(true),
  'menu.alterarSenha': flag(true),
  'menu.regulamento': flag(true),
  'menu.sobre': flag(true),
  'menu.codigoTemporario': flag(false),
  'menu.aceiteRegras': flag(true),

  'cupom.ativo': flag(true),
  'cupom.chancesAtivo': flag(true),
  'cupom.telaAposEscanear': optionalOption(telas),
  'cupom.compraPorQuantidade': flag(false),
  'raspadinha.ativo': flag(false),
  'raspadinha.alternativaAtiva': flag(false),
  'raspadinha.sitesParceiros': list(ORIGIN, []),
  'raspadinha.modo': option(['raspadinha', 'giro', 'pintura'], 'raspadinha'),
  'contaCorrente.ativo': flag(true),
  'cashback.ativo': flag(false),
  'fidelidade.vitrineAtiva': flag(false),
  'fidelidade.vouchersAtivo': flag(false),
  'fidelidade.saldoComoPontos': flag(true),
  'indicacao.ativo': flag(true),
  'lojas.ativo': flag(true),
  'quiz.ativo': flag(false),
  'participantes.ativo': flag(false),

  'notificacao.ativo': flag(true),
  'notificacao.servicos': list(options(['sns', 'onesignal']), ['onesignal'], { comma: true }),
  'notificacao.onesignalAppId': optionalText(),
  'suporte.urlChat': optionalUri(),
  'suporte.perguntasFrequentes': list(object({ titulo: text(''), texto: text(''), categoria: text('') }), []),
  'comper.identificacao': text('COMPER'),
  'comper.estados': list(TEXT, ['df', 'go', 'ms', 'mt', 'sc']),
  'nativo.forcarAtualizacao': flag(false),
  'nativo.versaoServidor': optionalVersion(),
  'analytics.idGoogle': optionalText(),
  'analytics.idFacebook': optionalText(),
  'api.urlBase': optionalUri(),
  'api.autorizacao': optionalText(),
  'api.urlComper': optionalUri(),
  'externo.urlCep': optionalService(),
  'externo.urlGeocodificacao': optionalService(),
} as const;

/** The dotted name of a configuration key. */
export type ChaveConfiguracao = keyof typeof configuracaoKeys;

/** The configuration of one campaign: flat, dotted keys, every key present, exact value types. */
export type Configuracao = {
  readonly [C in ChaveConfiguracao]: ValueOf<(typeof configuracaoKeys)[C]>;
};

export const isChaveConfiguracao = (chave: string): chave is ChaveConfiguracao =>
  Object.hasOwn(configuracaoKeys, chave);

/** The default configuration. */
export const configuracaoPadrao = Object.fromEntries(
  Object.entries(configuracaoKeys).map(([chave, { padrao }]) => [chave, padrao]),
) as Configuracao;
