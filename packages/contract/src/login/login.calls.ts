import { isCnpj } from '@trevo/rules/pessoa/cnpj';
import { isEmail } from '@trevo/rules/pessoa/email';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { pessoaTold } from '../consumidor/pessoa.parts.ts';
import { pessoaExemplo, segredo, token, type Exemplos } from '../exemplos/exemplo-valores.ts';
import {
  aceitesSchema,
  campanhaParams,
  senhaNovaSchema,
  telefoneContatoSchema,
  textSchema,
  tipoUsuarioSchema,
  usuarioSchema,
} from '../parts.ts';

const loginVerificar = defineCall('login.verificar', {
  resumo: 'Check whether a login exists',
  descricao:
    'Returns 200 when an account has this CPF or phone as login, otherwise 404, and no other data about the account.',
  params: v.object({ user: usuarioSchema }),
  retorno: v.object({ existe: v.literal(true) }),
  errors: ['login.naoCadastrado', 'requisicao.invalida', 'requisicao.muitas'],
  // No limit per account: repeating the request reveals nothing more, and strangers could lock the owner out.
  taxa: { porEndereco: [[60, 60]], porPar: [[20, 60]] },
});

/** Response of a sign-in. */
export const autenticadoSchema = v.object({
  token: v.string(),
  usuario: v.string(),
  tipo: tipoUsuarioSchema,
  /**
   * Known-device token, stored apart from the session and sent as `x-aparelho`, so that strangers cannot lock
   * the device out.
   */
  aparelho: v.string(),
});
const senhaSchema = v.pipe(
  v.string('Informe a senha.'),
  v.minLength(1, 'Informe a senha.'),
  v.maxLength(200),
);
const tokenSchema = v.pipe(v.string(), v.maxLength(2000));
/** Travels in a header of the Graph API, which has visible ASCII characters only. */
export const tokenFacebookSchema = v.pipe(
  v.string('Informe o token.'),
  v.minLength(1, 'Informe o token.'),
  v.maxLength(2000),
  v.check((text) => /^[\x21-\x7e]+$/.test(text), 'O token tem um caractere que não pode ser usado.'),
);
const helperFields = { type: v.optional(tipoUsuarioSchema, 'consumidor') };
const autenticacaoFields = { tipo: v.optional(tipoUsuarioSchema, 'consumidor') };

const loginAutenticar = defineCall('login.autenticar', {
  resumo: 'Sign in, or renew a session',
  descricao:
    'Accepts a login with its password, the token of a session to renew, or a Facebook token, and returns the token that each call of the consumer sends as `Authorization: Bearer`.',
  /** Either a password or a stored token; `token` renews a session without asking the password again. */
  body: v.union(
    [
      v.object({ usuario: usuarioSchema, senha: senhaSchema, ...autenticacaoFields }),
      v.object({
        usuario: usuarioSchema,
        token: tokenSchema,
        ...autenticacaoFields,
      }),
      /** The same two with the field names of the legacy sign-in helper, which also carries the Facebook token. */
      v.pipe(
        v.object({ user: usuarioSchema, password: senhaSchema, ...helperFields }),
        v.transform(({ user, password, type }) => ({ usuario: user, senha: password, tipo: type })),
      ),
      v.pipe(
        v.object({ user: usuarioSchema, token: v.pipe(tokenSchema, v.minLength(1)), ...helperFields }),
        v.transform(({ user, token, type }) => ({ usuario: user, token, tipo: type })),
      ),
      v.object({ tokenFacebook: tokenFacebookSchema }),
    ],
    'Informe usuário e senha.',
  ),
  retorno: autenticadoSchema,
  errors: [
    'login.senhaIncorreta',
    'login.inativo',
    'login.associadoInativo',
    'login.entradaDeAssociado',
    'login.entradaDeConsumidor',
    'sessao.invalida',
    'campanha.porComecar',
    'campanha.cadastrosEncerrados',
    'login.facebookInativo',
    'login.facebookInvalido',
    'login.facebookNaoCadastrado',
    'externo.indisponivel',
    'login.contaMuitoTentada',
    'requisicao.muitas',
  ],
  taxa: {
    porEndereco: [[120, 60]],
    porPar: [
      [10, 60],
      [60, 3600],
    ],
    porUsuario: [[600, 3600]],
    recusaUsuario: 'login.contaMuitoTentada',
    campo: 'senha',
  },
});

const loginSair = defineCall('login.sair', {
  resumo: 'End a session',
  descricao:
    'Revokes the session of a token with all its renewals. Succeeds for every token, including an unknown or expired one.',
  body: v.object({ token: tokenSchema }),
  retorno: v.object({ encerrada: v.literal(true) }),
  errors: ['requisicao.invalida', 'requisicao.muitas'],
  taxa: { porEndereco: [[120, 60]] },
});

const codigoIndicacaoSchema = textSchema(120);

export const cadastroSchema = v.object({
  usuario: usuarioSchema,
  ...pessoaTold,
  nome: v.pipe(
    v.string('Informe o nome.'),
    v.trim(),
    v.minLength(3, 'Informe o nome completo.'),
    v.maxLength(120),
  ),
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
  senha: senhaNovaSchema,
  aceitaNotificacao: v.optional(v.boolean(), false),
  /** Result of `login.verificarCodigo` for the phone, where the campaign requires confirmation. */
  comprovanteTelefone: v.optional(v.pipe(v.string(), v.maxLength(600))),
  tipo: v.optional(tipoUsuarioSchema, 'consumidor'),
  consumidor: v.object({
    aceites: aceitesSchema,
    telefoneContato: v.optional(telefoneContatoSchema),
    /** An invalid code is treated as absent: it comes from a link and must not block a registration. */
    indicacao: v.optional(
      v.pipe(
        v.string(),
        v.transform((codigo) => (v.is(codigoIndicacaoSchema, codigo) ? codigo.trim() : '')),
      ),
    ),
  }),
});

/** Error codes of every kind of registration. */
export const cadastroErrors = [
  'requisicao.invalida',
  'login.jaCadastrado',
  'login.celularNaoConfirmado',
  'consumidor.menorDeIdade',
  'consumidor.aceiteObrigatorio',
  'consumidor.restrito',
  'consumidor.telefoneDuplicado',
  'consumidor.cpfDuplicado',
  'campanha.nenhuma',
  'campanha.porComecar',
  'campanha.cadastrosEncerrados',
  'requisicao.muitas',
] as const;

const loginCadastrar = defineCall('login.cadastrar', {
  resumo: 'Register a consumer',
  descricao:
    "Creates the account and signs the consumer in: the response has the session token. The host's configuration defines the required fields; `consumidor.aceites` lists the mandatory terms.",
  body: cadastroSchema,
  status: 201,
  retorno: autenticadoSchema,
  errors: cadastroErrors,
  taxa: { porEndereco: [[30, 60]] },
});

const loginObter = defineCall('login.obter', {
  resumo: "Read the consumer's login",
  descricao: 'Returns the login of the session, its kind, and whether the e-mail is confirmed.',
  params: v.object({ usuario: usuarioSchema }),
  retorno: v.object({ usuario: v.string(), tipo: tipoUsuarioSchema, emailVerificado: v.boolean() }),
  errors: ['sessao.ausente', 'sessao.invalida', 'sessao.outraPessoa'],
});

/** Result for one shop of an import. */
const associadoImportadoSchema = v.object({
  cnpj: v.string(),
  /** OUTRO_LOGIN: the CNPJ is the login of a consumer or of a closed account. */
  situacao: v.picklist(['CRIADO', 'EXISTENTE', 'OUTRO_LOGIN']),
  /** Whether an invitation link to set a password was sent now: only while none is set, at most once a minute. */
  emailEnviado: v.boolean(),
});

const operadorImportarAssociados = defineCall('operador.importarAssociados', {
  recusaExemplo: 'login.associadoInativo',
  resumo: 'Create logins for shops',
  descricao:
    "Creates logins for shops of the campaign's list and sends each a link to set its password. Idempotent: a repeated request creates no second login and sends the link to shops without a password.",
  params: v.object(campanhaParams),
  body: v.strictObject({
    associados: v.pipe(
      v.array(
        v.strictObject({
          cnpj: v.pipe(
            v.string(),
            v.transform((text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()),
            v.check(isCnpj, 'Use um CNPJ válido.'),
          ),
          email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.check(isEmail, 'Use um e-mail válido.')),
        }),
      ),
      v.minLength(1, 'Envie ao menos uma loja.'),
      v.maxLength(200, 'Envie até 200 lojas de cada vez.'),
    ),
  }),
  retorno: v.object({ associados: v.array(associadoImportadoSchema) }),
  errors: [
    'operador.naoAutorizado',
    'requisicao.invalida',
    'campanha.naoEncontrada',
    'login.associadoInativo',
    'operador.lojaForaDaLista',
  ],
});

export const loginCalls = {
  'login.verificar': loginVerificar,
  'login.cadastrar': loginCadastrar,
  'login.autenticar': loginAutenticar,
  'login.obter': loginObter,
  'login.sair': loginSair,
  'operador.importarAssociados': operadorImportarAssociados,
};

const { cpf, telefone, senha } = pessoaExemplo;

export const loginExemplos: Exemplos = {
  comprovante: [segredo],
  novaSenha: ['Folha482913'],
  confirmacao: ['Folha482913'],
  'login.enviarNotificacaoToken.body.usuario': [telefone],
  'login.verificarCodigo.body.usuario': [telefone],
  'login.solicitarRedefinicao.retorno.email': ['z***@exemplo.invalid'],
  numeroTelefone: ['(21) *****-4322'],
  token: [token],
  tokenFacebook: ['EAAGm0PX4ZCpsBAKZB1yTj6mXc4sRf9wHn2pLd7gEaUuKo'],
  'facebook.token': ['EAAGm0PX4ZCpsBAKZB1yTj6mXc4sRf9wHn2pLd7gEaUuKo'],
  'login.cadastrarFacebook.body.usuario.usuario': [cpf],
  imgUrl: ['https://graph.facebook.com/10158/picture'],
  tokenVerificacao: [segredo],
  linkRedefinirSenha: [`/redefinirSenha?token=${segredo}`],
  segundosRestantes: [60],
  aparelho: ['4f0c2a9be1d84736a5b0c9d8e7f61234'],
  'login.autenticar.body': [{ usuario: cpf, senha, tipo: 'consumidor' }],
  isProd: [undefined],
  'login.gerarCodigoTemporario.retorno': ['482913'],
  'operador.importarAssociados.body.associados': [
    [{ cnpj: '96635911000164', email: 'se@quatrofolhas.example' }],
  ],
  'operador.importarAssociados.retorno.associados': [
    [{ cnpj: '96635911000164', situacao: 'CRIADO', emailEnviado: true }],
  ],
};
