import { createHmac, timingSafeEqual } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

const lifeSeconds = 365 * 24 * 3600;

/** A device on which somebody signed in. */
export interface Aparelho {
  /** Keyed hash of who signed in there; what is counted, so that many devices are no more attempts than one. */
  readonly pessoa: string;
}

/** Who tries what may be guessed, such as a code. */
export interface Tentativa {
  /** The session, the named person's own devices as one, else the network. */
  readonly quem: string;
  /** The person whom the request names signed in on this device before. */
  readonly isConhecida: boolean;
}

/**
 * Tells the devices on which a person signed in from those of strangers, so that what strangers do wrong does not shut
 * the person out. The token names nobody and opens nothing: it only lets its person have attempts of their own.
 */
export type Aparelhos = ReturnType<typeof createAparelhos>;

/** `secret` is for these alone, so that no other token of ours passes for one. */
export function createAparelhos(secret: Uint8Array, clock: Clock) {
  const hash = (promotoraId: string, usuario: string) =>
    createHmac('sha256', secret).update(`${promotoraId}|${usuario}`).digest('base64url');
  return {
    /** A signed token of a year for one device of one person. */
    sign: (promotoraId: string, usuario: string, id: string): Promise<string> => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ pessoa: hash(promotoraId, usuario) })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(secret);
    },
    /** The device of a token; undefined for none, and for one that is not ours or too old. */
    async find(token: string | undefined): Promise<Aparelho | undefined> {
      if (!token) return undefined;
      const signed = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        currentDate: clock.now(),
      }).catch((error: unknown) => {
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      });
      return signed && { pessoa: String(signed.payload['pessoa']) };
    },
    /** Whether it is this person who signed in there (the login, bare). */
    isOf(aparelho: Aparelho, promotoraId: string, usuario: string): boolean {
      const [told, own] = [Buffer.from(aparelho.pessoa), Buffer.from(hash(promotoraId, usuario))];
      return told.length === own.length && timingSafeEqual(told, own);
    },
  };
}
