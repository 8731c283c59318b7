import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { documentoId, instante, segredo, type Exemplos } from '../exemplos/exemplo-valores.ts';
import { senhaNovaSchema, textSchema, uuidSchema } from '../parts.ts';
import { autenticadoSchema } from './login.calls.ts';

/**
 * Options and credentials have the names and shapes of WebAuthn Level 3 (`PublicKeyCredential.toJSON()`); binary
 * values are base64url without padding.
 */
const bytesSchema = (max: number) =>
  v.pipe(
    v.string('O aparelho mandou uma credencial incompleta.'),
    v.regex(/^[\w-]+$/, 'O aparelho mandou uma credencial que não dá para ler.'),
    v.maxLength(max, 'O aparelho mandou uma credencial grande demais.'),
  );
/** Credential ids have at most 1,023 bytes. */
const credencialIdSchema = bytesSchema(1364);
const tipoCredencial = v.literal('public-key');

const credencialFields = { id: credencialIdSchema, rawId: credencialIdSchema, type: tipoCredencial };
/** Browsers send the results of extensions; the server uses none. */
const toCredencial = <C extends object>(credencial: C) => ({ ...credencial, clientExtensionResults: {} });

const credencialNovaSchema = v.pipe(
  v.object({
    ...credencialFields,
    response: v.object({ clientDataJSON: bytesSchema(4000), attestationObject: bytesSchema(20_000) }),
  }),
  v.transform(toCredencial),
);
const credencialUsadaSchema = v.pipe(
  v.object({
    ...credencialFields,
    response: v.object({
      clientDataJSON: bytesSchema(4000),
      authenticatorData: bytesSchema(4000),
      signature: bytesSchema(2000),
      /** The account, as the device stored it. */
      userHandle: bytesSchema(88),
    }),
  }),
  v.transform(toCredencial),
);

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

/** The browser's part of a ceremony must be finished within this time, in milliseconds. */
const timeout = v.number();

const loginIniciarEntradaPasskey = defineCall('login.iniciarEntradaPasskey', {
  resumo: 'Begin a sign-in with a passkey',
  descricao:
    'Returns the options for `navigator.credentials.get()`. The challenge is valid for five minutes, at this host and for one sign-in. The response is the same for every caller and names no account: the passkey does.',
  retorno: v.object({
    opcoes: v.object({
      challenge: v.string(),
      rpId: v.string(),
      timeout,
      userVerification: v.literal('required'),
    }),
  }),
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
  retorno: v.object({
    opcoes: v.object({
      challenge: v.string(),
      rp: v.object({ id: v.string(), name: v.string() }),
      user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
      pubKeyCredParams: v.array(v.object({ type: tipoCredencial, alg: v.number() })),
      timeout,
      attestation: v.literal('none'),
      /** Passkeys of the account at this host: a device that has one refuses to create another. */
      excludeCredentials: v.array(v.object({ type: tipoCredencial, id: v.string() })),
      authenticatorSelection: v.object({
        residentKey: v.literal('required'),
        requireResidentKey: v.literal(true),
        userVerification: v.literal('required'),
      }),
    }),
  }),
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
