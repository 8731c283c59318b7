import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

const lifeSeconds = 30 * 60;

/** Signed proof that a code sent to a phone was entered, valid for half an hour. */
export type Comprovantes = ReturnType<typeof createComprovantes>;

export function createComprovantes(root: Root, clock: Clock) {
  const signer = createSigner(root, 'comprovantes', clock);
  return {
    /** Signs a proof for a promoter and a phone (bare digits). */
    sign: (promotoraId: string, telefone: string): Promise<string> =>
      signer.sign(new SignJWT({ promotora: promotoraId, telefone }), lifeSeconds),
    /** Returns whether a proof is valid and names exactly this phone and promoter. */
    async verify(promotoraId: string, telefone: string, comprovante: string | undefined): Promise<boolean> {
      if (!comprovante || !telefone) return false;
      const signed = await signer.verify(comprovante);
      return signed?.payload['promotora'] === promotoraId && signed.payload['telefone'] === telefone;
    },
  };
}
