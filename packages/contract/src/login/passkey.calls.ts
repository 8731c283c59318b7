import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoId, instante, segredo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { senhaNovaSchema, textSchema, uuidSchema } from '../parts.ts';
import {
  credencialNovaSchema,
  credencialUsadaSchema,
  opcoesNovaSchema,
  opcoesUsadaSchema,
} from '../webauthn.ts';
import { autenticadoSchema } from './login.calls.ts';

const aparelhoSchema = v.object({
  id: v.string(),
  /** Browser and system on which it was created: `Chrome, Android`. */
  descricao: v.string(),
  /** Host at which it signs in. */
  host: v.string(),
  criadoEm: v.string(),
  /** Last sign-in; null before the first one. */
  usadoEm: v.nullable(v.string()),
});

const loginIniciarEntradaPasskey = defineCall('login.iniciarEntradaPasskey', {
  resumo: 'Begin a sign-in with a passkey',
  descricao:
    'Returns the options for `navigator.credentials.get()`. The challenge is valid for five minutes, at this host and for one sign-in. The response is the same for every caller and names no account: the passkey does.',
  retorno: v.object({ opcoes: opcoesUsadaSchema }),
  errors: [
    'login.passkeyInativo',
    'campanha.porComecar',
    'campanha.cadastrosEncerrados',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [[120, 60]] },
});

const loginAutenticarPasskey = defineCall('login.autenticarPasskey', {
  resumo: 'Sign in with a passkey',
  descricao:
    'Accepts the result of `navigator.credentials.get()` and signs in its owner, like `login.autenticar` with a password. Every credential that is not valid here is refused with the same code.',
  body: v.object({ credencial: credencialUsadaSchema }),
  retorno: autenticadoSchema,
  errors: [
    'requisicao.invalida',
    'login.passkeyInativo',
    'login.passkeyRecusado',
    'login.inativo',
    'campanha.porComecar',
    'campanha.cadastrosEncerrados',
    'requisicao.muitas',
  ],
  taxa: { porEndereco: [[120, 60]] },
});

const loginPasskeys = defineCall('login.passkeys', {
  resumo: "List the account's passkeys",
  descricao: 'Returns the passkeys of the account at all hosts of the promoter, newest first.',
  retorno: v.array(aparelhoSchema),
  errors: ['sessao.ausente', 'sessao.invalida', 'login.passkeyInativo'],
});

const loginIniciarPasskey = defineCall('login.iniciarPasskey', {
  resumo: 'Begin to add a passkey',
  descricao:
    'Requires the password and returns the options for `navigator.credentials.create()`. The challenge is valid for five minutes, for this account at this host.',
  body: v.object({ senhaAtual: senhaNovaSchema }),
  retorno: v.object({ opcoes: opcoesNovaSchema }),
  errors: [
    'requisicao.invalida',
    'sessao.ausente',
    'sessao.invalida',
    'login.passkeyInativo',
    'login.passkeysDemais',
    'login.senhaAtualIncorreta',
    'requisicao.muitas',
  ],
});

const loginCriarPasskey = defineCall('login.criarPasskey', {
  resumo: 'Add a passkey',
  descricao:
    'Accepts the result of `navigator.credentials.create()` and stores its public key. The owner gets an e-mail. Repeating the request returns the same passkey.',
  body: v.object({ credencial: credencialNovaSchema, descricao: v.optional(textSchema(60), '') }),
  status: 201,
  retorno: aparelhoSchema,
  errors: [
    'requisicao.invalida',
    'sessao.ausente',
    'sessao.invalida',
    'login.passkeyInativo',
    'login.passkeyNaoCriado',
    'login.passkeysDemais',
    'requisicao.muitas',
  ],
  taxa: { porUsuario: [[30, 3600]] },
});

const loginExcluirPasskey = defineCall('login.excluirPasskey', {
  resumo: 'Remove a passkey',
  descricao:
    'Removes a passkey of the account; it signs in no more. Idempotent, also for an id that the account does not have.',
  params: v.object({ id: uuidSchema }),
  retorno: v.object({ id: v.string() }),
  errors: ['requisicao.invalida', 'sessao.ausente', 'sessao.invalida', 'login.passkeyInativo'],
});

export const passkeyCalls = {
  'login.iniciarEntradaPasskey': loginIniciarEntradaPasskey,
  'login.autenticarPasskey': loginAutenticarPasskey,
  'login.passkeys': loginPasskeys,
  'login.iniciarPasskey': loginIniciarPasskey,
  'login.criarPasskey': loginCriarPasskey,
  'login.excluirPasskey': loginExcluirPasskey,
};

const credencialId = 'xT0n8QfXm1s4tKc2bWqvLw';

export const passkeyExemplos: Exemplos = {
  challenge: [segredo],
  rpId: ['trevo.example'],
  timeout: [300_000],
  alg: [-7],
  rawId: [credencialId],
  'credencial.id': [credencialId],
  'excludeCredentials.id': [credencialId],
  clientDataJSON: ['eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'],
  authenticatorData: ['SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA'],
  attestationObject: ['o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg'],
  signature: ['MEUCIQDx8mVqY1sB3o0rJw'],
  userHandle: ['AZobflLAfRGgtFLJ4fejEA'],
  'rp.id': ['trevo.example'],
  'rp.name': ['Trevo da Sorte'],
  'user.id': ['AZobflLAfRGgtFLJ4fejEA'],
  'user.name': ['***.992.674-**'],
  displayName: ['Zuleide'],
  'login.passkeys.retorno.id': [documentoId],
  'login.criarPasskey.retorno.id': [documentoId],
  'login.excluirPasskey.retorno.id': [documentoId],
  'login.passkeys.retorno.descricao': ['Chrome, Android'],
  'login.criarPasskey.retorno.descricao': ['Chrome, Android'],
  'login.criarPasskey.body.descricao': ['Chrome, Android'],
  'login.passkeys.retorno.host': ['trevo.example'],
  'login.criarPasskey.retorno.host': ['trevo.example'],
  criadoEm: [instante],
  usadoEm: [instante],
};
