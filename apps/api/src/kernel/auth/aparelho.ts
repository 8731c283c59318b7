import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Key, Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

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

const purpose = 'aparelhos';

export function createAparelhos(root: Root, clock: Clock) {
  const signer = createSigner(root, purpose, clock);
  const hash = (key: Key, promotoraId: string, usuario: string) =>
    createHmac('sha256', key.derive(purpose)).update(`${promotoraId}|${usuario}`).digest('base64url');
  return {
    /** A signed token of a year for one device of one person. */
    sign: (promotoraId: string, usuario: string, id: string): Promise<string> =>
      signer.sign(
        new SignJWT({ pessoa: hash(root.current(), promotoraId, usuario) }).setJti(id),
        lifeSeconds,
      ),
    /** The device of a token; undefined for none, and for one that is not ours or too old. */
    async find(token: string | undefined): Promise<Aparelho | undefined> {
      const signed = token ? await signer.verify(token) : undefined;
      return signed && { pessoa: String(signed.payload['pessoa']) };
    },
    /** Whether it is this person who signed in there (the login, bare). */
    isOf(aparelho: Aparelho, promotoraId: string, usuario: string): boolean {
      const told = Buffer.from(aparelho.pessoa);
      return root.accepted().some((key) => {
        const own = Buffer.from(hash(key, promotoraId, usuario));
        return told.length === own.length && timingSafeEqual(told, own);
      });
    },
  };
}
