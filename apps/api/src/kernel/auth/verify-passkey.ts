import type { CredencialNova, CredencialUsada, OpcoesNova } from '@trevo/contract/webauthn';
import type { Logger } from '../log.ts';
import { desafioSegundos } from './desafio.ts';

/** COSE algorithms: ECDSA with P-256, which phones use, and RSA for Windows. */
const algoritmos = [-7, -257];

/** Time for the browser's part of a ceremony, in milliseconds. */
export const desafioMilliseconds = desafioSegundos * 1000;

/** Imported by the first passkey: it takes half a second and 30 MB, which many installations never use. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Options that are the same for every account: a discoverable credential with user verification. */
export const opcoesComuns = {
  pubKeyCredParams: algoritmos.map((alg) => ({ type: 'public-key', alg })),
  timeout: desafioMilliseconds,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
} satisfies Partial<OpcoesNova>;

/** Encodes an account as WebAuthn's user handle: the 16 bytes of its id, which name no person. */
export const toUserHandle = (contaId: string): string =>
  Buffer.from(contaId.replaceAll('-', ''), 'hex').toString('base64url');

/** Returns the account of a user handle; undefined for anything else. */
export function toContaId(userHandle: string): string | undefined {
  const hex = Buffer.from(userHandle, 'base64url').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined;
}

/** Expected circumstances of a ceremony. */
export interface Cerimonia {
  readonly host: string;
  readonly origin: string;
  /** Returns the id of a challenge of this ceremony, given as in the options; undefined for any other. */
  findDesafio(challenge: string): Promise<string | undefined>;
  readonly log: Logger;
}

/** A verified new credential, and the challenge that it answered. */
export interface PasskeyVerificada {
  readonly desafioId: string;
  readonly credencialId: string;
  /** COSE key. */
  readonly chavePublica: Uint8Array;
  readonly assinaturas: number;
}

/** Verifies the result of `navigator.credentials.create()`. Returns undefined if it is invalid. */
export async function verifyPasskeyNova(
  response: CredencialNova,
  cerimonia: Cerimonia,
): Promise<PasskeyVerificada | undefined> {
  const { desafio, expected } = expect(cerimonia);
  const library = await loadLibrary();
  const verified = await orUndefined(cerimonia.log, () =>
    library.verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: algoritmos }),
  );
  if (!verified?.registrationInfo || !desafio.id) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { desafioId: desafio.id, credencialId: id, chavePublica: publicKey, assinaturas: counter };
}

/**
 * Verifies the result of `navigator.credentials.get()` with the passkey's public key. Returns undefined if it is
 * invalid.
 */
export async function verifyPasskeyUsada(
  response: CredencialUsada,
  { chavePublica, ...cerimonia }: Cerimonia & { readonly chavePublica: Uint8Array },
): Promise<{ desafioId: string; assinaturas: number } | undefined> {
  const { desafio, expected } = expect(cerimonia);
  // The update that stores the count compares it: two concurrent sign-ins would both pass a comparison here.
  const credential = { id: response.id, publicKey: new Uint8Array(chavePublica), counter: 0 };
  const library = await loadLibrary();
  const result = await orUndefined(cerimonia.log, () =>
    library.verifyAuthenticationResponse({ response, ...expected, credential }),
  );
  if (!result?.verified || !desafio.id) return undefined;
  return { desafioId: desafio.id, assinaturas: result.authenticationInfo.newCounter };
}

/** Logs a passkey whose count of signatures goes backwards: its key was copied (WebAuthn, 7.2). */
export function warnCopied(log: Logger, passkeyId: string, assinaturas: number): void {
  log.warn(
    { event: 'passkey_counter_regressed', passkeyId, assinaturas },
    'Passkey was refused because its signature count did not advance',
  );
}

/** The library's expectations; `desafio` has the id of the challenge once it was verified. */
function expect({ host, origin, findDesafio }: Cerimonia) {
  const desafio: { id?: string | undefined } = {};
  return {
    desafio,
    expected: {
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      async expectedChallenge(challenge: string): Promise<boolean> {
        desafio.id = await findDesafio(challenge);
        return desafio.id !== undefined;
      },
    },
  };
}

/** The library throws for every credential that is not valid; its message says what differs. */
async function orUndefined<T>(log: Logger, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    const failure = String((error as Error).message).slice(0, 200);
    log.info({ event: 'passkey_refused', failure }, 'Passkey was refused');
    // -- swallowed: a credential that is not valid is a result; callers refuse it
    return undefined;
  }
}
