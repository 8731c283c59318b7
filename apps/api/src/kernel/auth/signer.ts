import { errors as joseErrors, jwtVerify, type JWTPayload, type SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Root } from './key-ring.ts';

/** A verified token's payload and the id of its signing key. */
interface Signed {
  readonly payload: JWTPayload;
  readonly chave: string;
}

/**
 * Signs JWTs (HS256) with the current key and puts its id into the header (`kid`); verifies with every accepted
 * key.
 *
 * @param purpose key-derivation purpose, so that tokens of other purposes are invalid
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
    /** Returns undefined for an invalid signature and for an expired token. */
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
