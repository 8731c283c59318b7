import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Key, Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

/** Lifetime of a token. */
export const aparelhoSeconds = 365 * 24 * 3600;

/** A known device: one on which a consumer or an operator signed in. */
export interface Aparelho {
  /** Keyed hash of the person; the rate-limit key, so that many devices share one count. */
  readonly pessoa: string;
}

/** Source of an attempt at something guessable, such as a code. */
export interface Tentativa {
  /** The session, the named consumer's own devices as one, else the network. */
  readonly quem: string;
  /** Whether the consumer named by the request signed in on this device before. */
  readonly isConhecida: boolean;
}

/**
 * Distinguishes a person's known devices from strangers' devices, so that strangers' failures cannot lock the
 * person out. The token contains no name and grants no access: it only selects a separate rate limit.
 */
export type Aparelhos = ReturnType<typeof createAparelhos>;

/** @param purpose key-derivation purpose: a consumer's device, whose registration is open, is none of an operator */
export function createAparelhos(
  root: Root,
  clock: Clock,
  purpose: 'aparelhos' | 'aparelhosOperador' = 'aparelhos',
) {
  const signer = createSigner(root, purpose, clock);
  const hash = (key: Key, promotoraId: string, usuario: string) =>
    createHmac('sha256', key.derive(purpose)).update(`${promotoraId}|${usuario}`).digest('base64url');
  return {
    /** Signs a token for one device of one person, valid for a year. */
    sign: (promotoraId: string, usuario: string, id: string): Promise<string> =>
      signer.sign(
        new SignJWT({ pessoa: hash(root.current(), promotoraId, usuario) }).setJti(id),
        aparelhoSeconds,
      ),
    /** Returns the device of a token; undefined for a missing, invalid or expired one. */
    async find(token: string | undefined): Promise<Aparelho | undefined> {
      const signed = token ? await signer.verify(token) : undefined;
      return signed && { pessoa: String(signed.payload['pessoa']) };
    },
    /** Returns whether this person (normalized login) signed in on the device. */
    isOf(aparelho: Aparelho, promotoraId: string, usuario: string): boolean {
      const told = Buffer.from(aparelho.pessoa);
      return root.accepted().some((key) => {
        const own = Buffer.from(hash(key, promotoraId, usuario));
        return told.length === own.length && timingSafeEqual(told, own);
      });
    },
  };
}
