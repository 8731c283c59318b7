import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instante, instanteDepois, pessoaId } from '../exemplos/exemplo-valores.ts';
import { instanteSchema, porParCodigo, textSchema, tokenVerificacaoSchema, uuidSchema } from '../parts.ts';
import { papeis } from './papeis.ts';

export const emailOperadorSchema = v.pipe(textSchema(120), v.toLowerCase(), v.email('Use um e-mail válido.'));
/** The six digits of an authenticator. */
export const codigoSchema = v.pipe(
  v.string('Informe o código.'),
  v.regex(/^\d{6}$/, 'O código do autenticador tem 6 algarismos.'),
);
/** A password as typed; at least 12 characters where one is chosen. */
export const senhaSchema = v.pipe(v.string('Informe a senha.'), v.maxLength(200));

/** Browser and system in words, shown in the list of sessions. */
export const aparelhoOperadorSchema = v.optional(v.pipe(textSchema(60), v.minLength(1)), 'Navegador');

/** A signed-in operator with the roles and the times of the session. */
export const sessaoOperadorSchema = v.object({
  operadorID: v.string(),
  nome: v.string(),
  email: v.string(),
  /** Whether it may act for the whole installation. */
  daInstalacao: v.boolean(),
  papeis: v.array(v.object({ promotora: v.string(), nome: v.string(), papel: v.picklist(papeis) })),
  /** Number of passkeys that sign the operator in. */
  passkeys: v.number(),
  /** Until when calls that need a fresh verification are accepted; null after that. */
  elevadaAte: v.nullable(instanteSchema),
  /** When the session ends without a call, and at the latest. */
  ociosaAte: instanteSchema,
  ate: instanteSchema,
});

/** Error codes of every call that an operator's session makes for its own account. */
export const sessionErrors = [
  'operador.semSessao',
  'operador.origemRecusada',
  'requisicao.invalida',
] as const;

/** Rate limits of a sign-in and of a verification, the same by password and by passkey. */
export const entrarTaxa = {
  porEndereco: [
    [30, 60],
    [300, 3600],
  ],
  porPar: [
    [5, 60],
    [20, 3600],
  ],
} as const;
export const elevarTaxa = {
  porEndereco: [
    [10, 60],
    [60, 3600],
  ],
} as const;

const operadorEntrar = defineCall('operador.entrar', {
  resumo: 'Sign in at the console',
  descricao:
    'Starts a session with e-mail, password and the code of the authenticator. The session is a cookie (`__Host-operador`); it ends after 30 minutes without a call, and after 12 hours. The answer to a wrong e-mail, password or code is the same; after ten wrong codes with the right password within a week, only a passkey signs in until the password is replaced by a recovery, whose link the owner receives.',
  body: v.strictObject({
    email: emailOperadorSchema,
    senha: senhaSchema,
    codigo: codigoSchema,
    aparelho: aparelhoOperadorSchema,
  }),
  retorno: sessaoOperadorSchema,
  errors: [
    'operador.entradaRecusada',
    'operador.senhaConhecida',
    'operador.origemRecusada',
    'requisicao.invalida',
    'requisicao.muitas',
  ],
  taxa: entrarTaxa,
});

/** Secret of an authenticator in base32, and its `otpauth:` address for a QR code. */
export const autenticadorSchema = v.object({ segredo: v.string(), endereco: v.string() });

const conviteSchema = v.object({
  nome: v.string(),
  email: v.string(),
  /** Null for an operator of the installation. */
  nomePromotora: v.nullable(v.string()),
  papel: v.nullable(v.picklist(papeis)),
  ate: instanteSchema,
  /** Whether the address has an account: its owner accepts signed in and keeps password and authenticator. */
  temConta: v.boolean(),
  /** For an address without an account. */
  autenticador: autenticadorSchema,
});

const operadorAbrirConvite = defineCall('operador.abrirConvite', {
  resumo: 'Open an invitation',
  descricao:
    'Returns whom an invitation is for, whether the address has an account, and the secret for the authenticator of a new one. The link is used up by accepting.',
  body: v.strictObject({ token: tokenVerificacaoSchema }),
  retorno: conviteSchema,
  errors: [
    'operador.conviteInvalido',
    'operador.conviteRetirado',
    'operador.origemRecusada',
    'requisicao.invalida',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [[30, 60]] },
});

const operadorAceitarConvite = defineCall('operador.aceitarConvite', {
  resumo: 'Accept an invitation',
  descricao:
    'Creates the account of the invitation: chooses the password, proves the authenticator by a code, and starts a session. Refused for an address that has an account (`operador.aceitarConviteDaConta`).',
  body: v.strictObject({
    token: tokenVerificacaoSchema,
    senha: senhaSchema,
    codigo: codigoSchema,
    aparelho: aparelhoOperadorSchema,
  }),
  retorno: sessaoOperadorSchema,
  errors: [
    'operador.conviteInvalido',
    'operador.conviteRetirado',
    'operador.conviteDeUmaPessoa',
    'operador.conviteDeConta',
    'operador.codigoRecusado',
    'operador.senhaFraca',
    'operador.origemRecusada',
    'requisicao.invalida',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: porParCodigo },
});

const operadorAceitarConviteDaConta = defineCall('operador.aceitarConviteDaConta', {
  resumo: 'Accept an invitation with the own account',
  descricao:
    'Adds the role of an invitation to the account of the session, whose address it must name. Password, authenticator, name and sessions stay. An existing role for the promoter is replaced; the last administrator keeps it.',
  body: v.strictObject({ token: tokenVerificacaoSchema }),
  retorno: sessaoOperadorSchema,
  errors: [
    ...sessionErrors,
    'operador.conviteInvalido',
    'operador.conviteDeUmaPessoa',
    'operador.conviteRetirado',
    'operador.conviteDeOutraConta',
    'operador.ultimoAdministrador',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: porParCodigo },
});

const operadorSessao = defineCall('operador.sessao', {
  resumo: "Read the operator's session",
  descricao: 'Returns the signed-in operator with the roles by promoter.',
  retorno: sessaoOperadorSchema,
  errors: sessionErrors,
});

const operadorElevar = defineCall('operador.elevar', {
  resumo: 'Verify the operator again',
  descricao:
    'Accepts calls that need a fresh verification for five minutes, after the password and a code that was not used before. The session gets another cookie.',
  body: v.strictObject({ senha: senhaSchema, codigo: codigoSchema }),
  retorno: sessaoOperadorSchema,
  errors: [...sessionErrors, 'operador.entradaRecusada', 'operador.senhaConhecida', 'requisicao.muitas'],
  taxa: elevarTaxa,
});

const operadorSair = defineCall('operador.sair', {
  resumo: 'Sign out',
  descricao: 'Ends the session.',
  retorno: v.null(),
  errors: sessionErrors,
});

const operadorSessoes = defineCall('operador.sessoes', {
  resumo: "List the operator's sessions",
  descricao: "Returns the operator's sessions that have not ended, the last used first.",
  retorno: v.array(
    v.object({
      sessaoID: v.string(),
      /** Browser and system in words. */
      aparelho: v.string(),
      criadaEm: instanteSchema,
      usadaEm: instanteSchema,
      /** Whether it is the session of this call. */
      atual: v.boolean(),
    }),
  ),
  errors: sessionErrors,
});

const operadorEncerrarSessao = defineCall('operador.encerrarSessao', {
  resumo: "End one of the operator's sessions",
  descricao: 'Ends a session on any device; idempotent.',
  params: v.object({ sessaoID: uuidSchema }),
  retorno: v.null(),
  errors: sessionErrors,
});

export const acessoCalls = {
  'operador.entrar': operadorEntrar,
  'operador.abrirConvite': operadorAbrirConvite,
  'operador.aceitarConvite': operadorAceitarConvite,
  'operador.aceitarConviteDaConta': operadorAceitarConviteDaConta,
  'operador.sessao': operadorSessao,
  'operador.elevar': operadorElevar,
  'operador.sair': operadorSair,
  'operador.sessoes': operadorSessoes,
  'operador.encerrarSessao': operadorEncerrarSessao,
};

const token = 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c';

export const acessoExemplos: Exemplos = {
  operadorID: [pessoaId],
  sessaoID: ['019ab2d0-4e11-7f02-b3a9-11d2c0ffee77'],
  'operador.entrar.body': [
    { email: 'rita@agencia.example', senha: 'quatro folhas na horta', codigo: '492039' },
  ],
  'operador.elevar.body': [{ senha: 'quatro folhas na horta', codigo: '110284' }],
  'operador.abrirConvite.body.token': [token],
  'operador.aceitarConvite.body': [
    { token, senha: 'quatro folhas na horta', codigo: '492039', aparelho: 'Chrome no Windows' },
  ],
  'operador.abrirConvite.retorno': [
    {
      nome: 'Rita Lima',
      email: 'rita@agencia.example',
      nomePromotora: 'Quatro Folhas',
      papel: 'operador',
      ate: instanteDepois,
      temConta: false,
      autenticador: {
        segredo: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        endereco:
          'otpauth://totp/Trevo:rita@agencia.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Trevo',
      },
    },
  ],
  'retorno.ate': [instanteDepois],
  'sessoes.retorno.criadaEm': [instante],
  'operador.aceitarConvite.body.token': [token],
  'operador.aceitarConviteDaConta.body.token': [token],
  'operador.sair.retorno': [null],
  'operador.encerrarSessao.retorno': [null],
  papeis: [[{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel: 'operador' }]],
  'retorno.passkeys': [1],
  elevadaAte: [null],
  ociosaAte: [instanteDepois],
  aparelho: ['Chrome no Windows'],
  usadaEm: [instante],
};
