import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';

const lifeSeconds = 30 * 60;

/** Proof that a code sent to a phone came back: who confirmed it keeps this for half an hour. */
export type Comprovantes = ReturnType<typeof createComprovantes>;

/** `secret` is for these alone, so that no other token of ours passes for one. */
export function createComprovantes(secret: Uint8Array, clock: Clock) {
  return {
    /** A signed text naming the promoter and the phone (bare digits). */
    sign: (promotoraId: string, telefone: string): Promise<string> => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ promotora: promotoraId, telefone })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(secret);
    },
    /** Whether the text is ours, still young, and about exactly this phone at this promoter. */
    async verify(promotoraId: string, telefone: string, comprovante: string | undefined): Promise<boolean> {
      if (!comprovante || !telefone) return false;
      const signed = await jwtVerify(comprovante, secret, {
        algorithms: ['HS256'],
        currentDate: clock.now(),
      }).catch((error: unknown) => {
        if (error instanceof joseErrors.JOSEError) return undefined;
        throw error;
      });
      return signed?.payload['promotora'] === promotoraId && signed.payload['telefone'] === telefone;
    },
  };
}
