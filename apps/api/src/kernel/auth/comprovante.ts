import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

const lifeSeconds = 30 * 60;

/** Proof that a code sent to a phone came back: who confirmed it keeps this for half an hour. */
export type Comprovantes = ReturnType<typeof createComprovantes>;

export function createComprovantes(root: Root, clock: Clock) {
  const signer = createSigner(root, 'comprovantes', clock);
  return {
    /** A signed text naming the promoter and the phone (bare digits). */
    sign: (promotoraId: string, telefone: string): Promise<string> =>
      signer.sign(new SignJWT({ promotora: promotoraId, telefone }), lifeSeconds),
    /** Whether the text is ours, still young, and about exactly this phone at this promoter. */
    async verify(promotoraId: string, telefone: string, comprovante: string | undefined): Promise<boolean> {
      if (!comprovante || !telefone) return false;
      const signed = await signer.verify(comprovante);
      return signed?.payload['promotora'] === promotoraId && signed.payload['telefone'] === telefone;
    },
  };
}
