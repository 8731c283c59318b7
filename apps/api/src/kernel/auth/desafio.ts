import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { createWord } from '../ids.ts';
import type { Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

/** Validity of a challenge, in seconds. */
export const desafioSegundos = 5 * 60;

/** The ceremony that a challenge allows: signing in at a host, or adding a passkey to an account there. */
export interface DesafioAlvo {
  readonly host: string;
  /** The account and its token version that may add a passkey; absent for a sign-in. */
  readonly conta?: { readonly consumidorId: string; readonly tokenVersao: number };
}

/**
 * Challenges of WebAuthn ceremonies. A challenge is a signed token instead of a row: anonymous requests write
 * nothing, however many begin a sign-in. The database records only challenges that a passkey answered (ADR 0062).
 */
export type Desafios = ReturnType<typeof createDesafios>;

export function createDesafios(root: Root, clock: Clock) {
  const signer = createSigner(root, 'desafios', clock);
  const toConta = ({ conta }: DesafioAlvo) => (conta ? `${conta.consumidorId}:${conta.tokenVersao}` : '');
  return {
    /** Signs a challenge that is valid for five minutes. */
    sign: (alvo: DesafioAlvo): Promise<string> =>
      signer.sign(
        new SignJWT({ host: alvo.host, conta: toConta(alvo) }).setJti(createWord() + createWord()),
        desafioSegundos,
      ),
    /** Returns the id of a challenge that is valid for exactly this ceremony; undefined for any other. */
    async find(alvo: DesafioAlvo, desafio: string): Promise<string | undefined> {
      const { payload } = (await signer.verify(desafio)) ?? {};
      const isFor = payload?.['host'] === alvo.host && payload['conta'] === toConta(alvo);
      return isFor ? payload.jti : undefined;
    },
  };
}
