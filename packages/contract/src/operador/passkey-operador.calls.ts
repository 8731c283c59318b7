import * as v from 'valibot';
import { defineCall } from '../call.ts';
import type { Exemplos } from '../exemplos/exemplo-valores.ts';
import { instanteSchema, textSchema, uuidSchema } from '../parts.ts';
import {
  credencialNovaSchema,
  credencialUsadaSchema,
  opcoesDaContaSchema,
  opcoesNovaSchema,
  opcoesUsadaSchema,
} from '../webauthn.ts';
import {
  aparelhoOperadorSchema,
  elevarTaxa,
  entrarTaxa,
  sessaoOperadorSchema,
  sessionErrors,
} from './acesso.calls.ts';

const nomeSchema = v.pipe(textSchema(60), v.minLength(1, 'Dê um nome.'));

const passkeySchema = v.object({
  passkeyID: v.string(),
  nome: v.string(),
  criadaEm: instanteSchema,
  /** Last sign-in or verification; null before the first one. */
  usadaEm: v.nullable(instanteSchema),
});

const operadorIniciarEntradaPasskey = defineCall('operador.iniciarEntradaPasskey', {
  resumo: 'Begin a sign-in at the console with a passkey',
  descricao:
    'Returns the options for `navigator.credentials.get()`. The challenge is valid for five minutes and for one sign-in. The response is the same for every caller: the passkey names the account.',
  retorno: v.object({ opcoes: opcoesUsadaSchema }),
  errors: ['operador.origemRecusada', 'requisicao.muitas'],
  taxa: { porEndereco: entrarTaxa.porEndereco },
});

const operadorEntrarPasskey = defineCall('operador.entrarPasskey', {
  resumo: 'Sign in at the console with a passkey',
  descricao:
    'Accepts the result of `navigator.credentials.get()` and starts the session of its owner, like `operador.entrar` with password and code. Every credential that is not valid is refused with the same code.',
  body: v.strictObject({ credencial: credencialUsadaSchema, aparelho: aparelhoOperadorSchema }),
  retorno: sessaoOperadorSchema,
  errors: ['operador.passkeyRecusada', 'operador.origemRecusada', 'requisicao.invalida', 'requisicao.muitas'],
  taxa: entrarTaxa,
});

const operadorIniciarElevarPasskey = defineCall('operador.iniciarElevarPasskey', {
  resumo: 'Begin to verify the operator again with a passkey',
  descricao:
    "Returns the options for `navigator.credentials.get()` with the operator's own passkeys. The challenge is valid for five minutes, for this session and for one verification.",
  retorno: v.object({ opcoes: opcoesDaContaSchema }),
  errors: [...sessionErrors, 'requisicao.muitas'],
  taxa: elevarTaxa,
});

const operadorElevarPasskey = defineCall('operador.elevarPasskey', {
  resumo: 'Verify the operator again with a passkey',
  descricao:
    'Accepts calls that need a fresh verification for five minutes, like `operador.elevar` with password and code. The session gets another cookie.',
  body: v.strictObject({ credencial: credencialUsadaSchema }),
  retorno: sessaoOperadorSchema,
  errors: [...sessionErrors, 'operador.passkeyRecusada', 'requisicao.muitas'],
  taxa: elevarTaxa,
});

const operadorPasskeys = defineCall('operador.passkeys', {
  resumo: "List the operator's passkeys",
  descricao: "Returns the operator's passkeys, the newest first.",
  retorno: v.array(passkeySchema),
  errors: sessionErrors,
});

const operadorIniciarPasskey = defineCall('operador.iniciarPasskey', {
  resumo: "Begin to add a passkey to the operator's account",
  descricao:
    'Needs a fresh verification, and returns the options for `navigator.credentials.create()`. The challenge is valid for five minutes and for this session.',
  retorno: v.object({ opcoes: opcoesNovaSchema }),
  errors: [...sessionErrors, 'operador.confirmeQuemE', 'operador.passkeysDemais', 'requisicao.muitas'],
  taxa: elevarTaxa,
});

const operadorCriarPasskey = defineCall('operador.criarPasskey', {
  resumo: "Add a passkey to the operator's account",
  descricao:
    'Accepts the result of `navigator.credentials.create()` and stores its public key. Repeating the request returns the same passkey.',
  body: v.strictObject({ credencial: credencialNovaSchema, nome: nomeSchema }),
  status: 201,
  retorno: passkeySchema,
  errors: [...sessionErrors, 'operador.passkeyNaoCriada', 'operador.passkeysDemais', 'requisicao.muitas'],
  taxa: elevarTaxa,
});

const ofPasskey = v.object({ passkeyID: uuidSchema });

const operadorNomearPasskey = defineCall('operador.nomearPasskey', {
  resumo: "Rename one of the operator's passkeys",
  descricao: 'Changes the name by which the operator recognizes the passkey.',
  params: ofPasskey,
  body: v.strictObject({ nome: nomeSchema }),
  retorno: passkeySchema,
  errors: [...sessionErrors, 'operador.passkeyNaoEncontrada'],
});

const operadorExcluirPasskey = defineCall('operador.excluirPasskey', {
  resumo: "Remove one of the operator's passkeys",
  descricao:
    'Removes a passkey; it signs in no more. Idempotent, also for an id that the account does not have.',
  params: ofPasskey,
  retorno: v.null(),
  errors: sessionErrors,
});

export const passkeyOperadorCalls = {
  'operador.iniciarEntradaPasskey': operadorIniciarEntradaPasskey,
  'operador.entrarPasskey': operadorEntrarPasskey,
  'operador.iniciarElevarPasskey': operadorIniciarElevarPasskey,
  'operador.elevarPasskey': operadorElevarPasskey,
  'operador.passkeys': operadorPasskeys,
  'operador.iniciarPasskey': operadorIniciarPasskey,
  'operador.criarPasskey': operadorCriarPasskey,
  'operador.nomearPasskey': operadorNomearPasskey,
  'operador.excluirPasskey': operadorExcluirPasskey,
};

export const passkeyOperadorExemplos: Exemplos = {
  passkeyID: ['019ab2d0-4e11-7f02-b3a9-11d2c0ffee99'],
  'allowCredentials.id': ['xT0n8QfXm1s4tKc2bWqvLw'],
  'operador.passkeys.retorno.nome': ['Chrome, Windows'],
  'operador.criarPasskey.retorno.nome': ['Chrome, Windows'],
  'operador.criarPasskey.body.nome': ['Chrome, Windows'],
  'operador.nomearPasskey.retorno.nome': ['Notebook do escritório'],
  'operador.nomearPasskey.body.nome': ['Notebook do escritório'],
  'operador.excluirPasskey.retorno': [null],
};
