import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type Exemplos, instante, instanteDepois } from '../exemplos/exemplo-valores.ts';
import { instanteSchema, textSchema, uuidSchema } from '../parts.ts';
import { emailOperadorSchema } from './acesso.calls.ts';
import { escopos, papeis } from './papeis.ts';

/** Error codes that every act of an operator may answer with, by role, promoter and session. */
const actErrors = ['operador.naoAutorizado', 'operador.semPromotora', 'requisicao.invalida'] as const;

const operadorNaEquipeSchema = v.object({
  operadorID: v.string(),
  nome: v.string(),
  email: v.string(),
  papel: v.picklist(papeis),
  /** Last call of any of the operator's sessions; null before the first. */
  usadoEm: v.nullable(instanteSchema),
});

const equipeSchema = v.object({
  operadores: v.array(operadorNaEquipeSchema),
  /** Invitations that can still be accepted. */
  convites: v.array(
    v.object({
      conviteID: v.string(),
      nome: v.string(),
      email: v.string(),
      papel: v.picklist(papeis),
      ate: instanteSchema,
    }),
  ),
});

const operadorEquipe = defineCall('operador.equipe', {
  resumo: "List a promoter's operators",
  descricao: 'Returns the operators of the promoter with their roles, by name, and the open invitations.',
  retorno: equipeSchema,
  errors: actErrors,
});

const operadorConvidar = defineCall('operador.convidar', {
  resumo: 'Invite an operator',
  descricao:
    "Sends an invitation by the installation's mail server that can be accepted within 72 hours, and replaces an earlier one for the same address. An address with an account gets the role when its owner accepts signed in. At most five invitations of a promoter to one address in a day. A role that approves proposals always needs a second person: another administrator, or an operator of the installation. Both are judged again when the invitation is accepted.",
  body: v.strictObject({
    nome: v.pipe(textSchema(120), v.minLength(3, 'Diga o nome.')),
    email: emailOperadorSchema,
    papel: v.picklist(papeis),
  }),
  retorno: equipeSchema,
  errors: [
    ...actErrors,
    'requisicao.muitas',
    'operador.precisaSegundaPessoa',
    'operador.conviteNaoEnviado',
    'operador.semConsole',
  ],
});

const operadorRetirarConvite = defineCall('operador.retirarConvite', {
  recusaExemplo: 'operador.conviteNaoAberto',
  resumo: 'Withdraw an invitation',
  descricao:
    'Withdraws an open invitation of the promoter; its link says so and cannot be accepted any more. Idempotent.',
  params: v.object({ conviteID: uuidSchema }),
  retorno: equipeSchema,
  errors: [...actErrors, 'operador.conviteNaoAberto'],
});

const operadorConvidarDaInstalacao = defineCall('operador.convidarDaInstalacao', {
  resumo: 'Invite an operator on the server',
  descricao:
    'Returns the address of an invitation for an operator who may act for every promoter and for the installation, or with `promotora` for an administrator of that promoter; it can be accepted within 72 hours. Made by `npm run operador -- criar`; a session is refused.',
  body: v.strictObject({
    nome: v.pipe(textSchema(120), v.minLength(3, 'Diga o nome.')),
    email: emailOperadorSchema,
    promotora: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))),
  }),
  retorno: v.object({ endereco: v.string() }),
  errors: [...actErrors, 'operador.soPeloComando', 'operador.promotoraNaoEncontrada', 'operador.semConsole'],
});

const operadorDefinirPapel = defineCall('operador.definirPapel', {
  recusaExemplo: 'operador.naoEncontrado',
  resumo: "Set an operator's role",
  descricao:
    "Changes the role of an operator of the promoter, or removes it (`papel` null), which ends the operator's sessions and passkeys. Withdraws the operator's open invitation. The last administrator keeps the role, also when two remove each other at once.",
  params: v.object({ operadorID: uuidSchema }),
  body: v.strictObject({ papel: v.nullable(v.picklist(papeis)) }),
  retorno: equipeSchema,
  errors: [
    ...actErrors,
    'operador.precisaSegundaPessoa',
    'operador.ultimoAdministrador',
    'operador.naoEncontrado',
  ],
});

const credencialSchema = v.object({
  credencialID: v.string(),
  nome: v.string(),
  escopos: v.array(v.picklist(escopos)),
  criadaEm: instanteSchema,
  /** Null without an end. */
  ate: v.nullable(instanteSchema),
  usadaEm: v.nullable(instanteSchema),
  /** Until when the secret of before the last rotation is accepted. */
  anteriorAte: v.nullable(instanteSchema),
  encerradaEm: v.nullable(instanteSchema),
});
const comSegredoSchema = v.object({
  ...credencialSchema.entries,
  /** The credential itself; it is shown once. */
  segredo: v.string(),
});

const operadorCredenciais = defineCall('operador.credenciais', {
  resumo: "List a promoter's credentials",
  descricao: 'Returns the credentials of programs, the newest first, without their secrets.',
  retorno: v.array(credencialSchema),
  errors: actErrors,
});

const operadorCriarCredencial = defineCall('operador.criarCredencial', {
  resumo: 'Create a credential',
  descricao:
    'Creates a credential for a program of the promoter, with scopes and an end. Its secret is in this response only; it is sent as `Authorization: Bearer`.',
  body: v.strictObject({
    nome: v.pipe(textSchema(80), v.minLength(3, 'Diga para que serve.')),
    escopos: v.pipe(v.array(v.picklist(escopos)), v.minLength(1, 'Escolha o que a credencial pode.')),
    /** Days until its end. */
    dias: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730)), 365),
  }),
  retorno: comSegredoSchema,
  errors: actErrors,
});

const ofCredencial = v.object({ credencialID: uuidSchema });

const operadorGirarCredencial = defineCall('operador.girarCredencial', {
  recusaExemplo: 'operador.credencialEncerrada',
  resumo: 'Rotate a credential',
  descricao:
    'Returns another secret. The one of before is accepted for 24 hours more, so that programs can change over.',
  params: ofCredencial,
  retorno: comSegredoSchema,
  errors: [...actErrors, 'operador.credencialEncerrada'],
});

const operadorEncerrarCredencial = defineCall('operador.encerrarCredencial', {
  recusaExemplo: 'operador.credencialEncerrada',
  resumo: 'End a credential',
  descricao: 'Refuses both secrets of a credential from now on; idempotent.',
  params: ofCredencial,
  retorno: credencialSchema,
  errors: [...actErrors, 'operador.credencialEncerrada'],
});

export const equipeCalls = {
  'operador.equipe': operadorEquipe,
  'operador.convidar': operadorConvidar,
  'operador.retirarConvite': operadorRetirarConvite,
  'operador.convidarDaInstalacao': operadorConvidarDaInstalacao,
  'operador.definirPapel': operadorDefinirPapel,
  'operador.credenciais': operadorCredenciais,
  'operador.criarCredencial': operadorCriarCredencial,
  'operador.girarCredencial': operadorGirarCredencial,
  'operador.encerrarCredencial': operadorEncerrarCredencial,
};

const conviteId = '019ab2d0-4e11-7f02-b3a9-11d2c0ffeeaa';

export const equipeExemplos: Exemplos = {
  credencialID: ['019ab2d0-4e11-7f02-b3a9-11d2c0ffee88'],
  escopos: [['vendas:escrever']],
  usadoEm: [instante],
  criadaEm: [instante],
  dias: [365],
  anteriorAte: [null],
  encerradaEm: [null],
  papel: ['operador'],
  conviteID: [conviteId],
  convites: [
    [
      {
        conviteID: conviteId,
        nome: 'Noemi Reis',
        email: 'noemi@agencia.example',
        papel: 'auditor',
        ate: instanteDepois,
      },
    ],
  ],
  'operador.convidar.body': [{ nome: 'Noemi Reis', email: 'noemi@agencia.example', papel: 'auditor' }],
  'operador.convidarDaInstalacao.body': [{ nome: 'Noemi Reis', email: 'noemi@trevo.example' }],
  'operador.convidarDaInstalacao.retorno.endereco': [
    'https://console.trevo.example/convite#q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  ],
  'operador.criarCredencial.body': [{ nome: 'Envio de vendas', escopos: ['vendas:escrever'], dias: 365 }],
  'operadores.nome': ['Rita Lima'],
  'operadores.email': ['rita@agencia.example'],
  'operador.sessao.retorno.nome': ['Rita Lima'],
  'operador.sessao.retorno.email': ['rita@agencia.example'],
  segredo: ['trevo_q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c'],
};
