import { errors as joseErrors, jwtVerify, type JWTPayload, type SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Root } from './key-ring.ts';

/** A text that was verified, with the id of the key that signed it. */
interface Signed {
  readonly payload: JWTPayload;
  readonly chave: string;
}

/**
 * Signs JWTs (HS256) with the current key of a root and names it in the header (`kid`); verifies with every accepted one.
 *
 * @param purpose what the keys are derived for, so that no other token of ours passes for one of these
 */
export function createSigner(root: Root, purpose: string, clock: Clock) {
  return {
    sign(jwt: SignJWT, lifeSeconds: number): Promise<string> {
      const { id, derive } = root.current();
      const now = Math.floor(clock.now().getTime() / 1000);
      return jwt
        .setProtectedHeader({ alg: 'HS256', kid: id })
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(derive(purpose));
    },
    /** Returns undefined for a text that no accepted key signed, and for one whose time is over. */
    async verify(token: string): Promise<Signed | undefined> {
      let chave = '';
      try {
        const { payload } = await jwtVerify(
          token,
          ({ kid }) => {
            const key = root.findAccepted(kid);
            if (!key) throw new joseErrors.JWKSNoMatchingKey();
            chave = key.id;
            return key.derive(purpose);
          },
          { algorithms: ['HS256'], currentDate: clock.now() },
        );
        return { payload, chave };
      } catch (error) {
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
