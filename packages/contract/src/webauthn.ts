import * as v from 'valibot';

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

/** The result of `navigator.credentials.create()`. */
export const credencialNovaSchema = v.pipe(
  v.object({
    ...credencialFields,
    response: v.object({ clientDataJSON: bytesSchema(4000), attestationObject: bytesSchema(20_000) }),
  }),
  v.transform(toCredencial),
);
export type CredencialNova = v.InferOutput<typeof credencialNovaSchema>;

/** The result of `navigator.credentials.get()`. */
export const credencialUsadaSchema = v.pipe(
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
export type CredencialUsada = v.InferOutput<typeof credencialUsadaSchema>;

/** The browser's part of a ceremony must be finished within this time, in milliseconds. */
const timeout = v.number();

/** Options of `navigator.credentials.get()` for any passkey of the host. */
export const opcoesUsadaSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout,
  userVerification: v.literal('required'),
});
export type OpcoesUsada = v.InferOutput<typeof opcoesUsadaSchema>;

const conhecidasSchema = v.array(v.object({ type: tipoCredencial, id: v.string() }));

/** Options of `navigator.credentials.get()` for the passkeys of one account. */
export const opcoesDaContaSchema = v.object({
  ...opcoesUsadaSchema.entries,
  allowCredentials: conhecidasSchema,
});

/** Options of `navigator.credentials.create()`. */
export const opcoesNovaSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: tipoCredencial, alg: v.number() })),
  timeout,
  attestation: v.literal('none'),
  /** Passkeys of the account at this host: a device that has one refuses to create another. */
  excludeCredentials: conhecidasSchema,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
});
export type OpcoesNova = v.InferOutput<typeof opcoesNovaSchema>;
