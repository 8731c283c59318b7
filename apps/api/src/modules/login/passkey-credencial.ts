import type { BodyOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { Logger } from '../../kernel/log.ts';
import { refuse } from '../../kernel/domain-error.ts';

/** COSE algorithms: ECDSA with P-256, which phones use, and RSA for Windows. */
export const algoritmos = [-7, -257];

/** Imported by the first passkey: it takes half a second and 30 MB, which many installations never use. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Expected circumstances of a ceremony. */
interface Esperado {
  readonly host: string;
  readonly origin: string;
  /** Returns the id of a challenge of this ceremony; undefined for any other. */
  findDesafio(desafio: string): Promise<string | undefined>;
  readonly log: Logger;
}

/** Verifies the result of `navigator.credentials.create()`. Throws login.passkeyNaoCriado. */
export async function verifyCredencialNova(
  response: BodyOf<Calls['login.criarPasskey']>['credencial'],
  esperado: Esperado,
): Promise<{ desafioId: string; credencialId: string; chavePublica: Uint8Array; assinaturas: number }> {
  const { desafio, expected } = expect(esperado);
  const library = await loadLibrary();
  const { registrationInfo } = await orRefuse('login.passkeyNaoCriado', esperado.log, () =>
    library.verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: algoritmos }),
  );
  if (!registrationInfo || !desafio.id) throw refuse('login.passkeyNaoCriado');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { desafioId: desafio.id, credencialId: id, chavePublica: publicKey, assinaturas: counter };
}

/** Verifies the result of `navigator.credentials.get()` with its public key. Throws login.passkeyRecusado. */
export async function verifyCredencialUsada(
  response: BodyOf<Calls['login.autenticarPasskey']>['credencial'],
  { chavePublica, ...esperado }: Esperado & { readonly chavePublica: Uint8Array },
): Promise<{ desafioId: string; assinaturas: number }> {
  const { desafio, expected } = expect(esperado);
  // The update that stores the count compares it: two concurrent sign-ins would both pass a comparison here.
  const credential = { id: response.id, publicKey: new Uint8Array(chavePublica), counter: 0 };
  const library = await loadLibrary();
  const { verified, authenticationInfo } = await orRefuse('login.passkeyRecusado', esperado.log, () =>
    library.verifyAuthenticationResponse({ response, ...expected, credential }),
  );
  if (!verified || !desafio.id) throw refuse('login.passkeyRecusado');
  return { desafioId: desafio.id, assinaturas: authenticationInfo.newCounter };
}

/** The library's expectations; `desafio` has the id of the challenge once it was verified. */
function expect({ host, origin, findDesafio }: Esperado) {
  const desafio: { id?: string | undefined } = {};
  return {
    desafio,
    expected: {
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      async expectedChallenge(challenge: string): Promise<boolean> {
        desafio.id = await findDesafio(Buffer.from(challenge, 'base64url').toString());
        return desafio.id !== undefined;
      },
    },
  };
}

/** The library throws for every credential that is not valid; its message says what differs. */
async function orRefuse<T>(
  recusa: 'login.passkeyNaoCriado' | 'login.passkeyRecusado',
  log: Logger,
  verify: () => Promise<T>,
): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    const failure = String((error as Error).message).slice(0, 200);
    log.info({ event: 'passkey_refused', failure }, 'Passkey was refused');
    throw refuse(recusa);
  }
}
