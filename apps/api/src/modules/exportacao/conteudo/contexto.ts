import { createHmac } from 'node:crypto';
import type { Contexto } from './campo.ts';

const pseudonimoDigits = 20;

/** Returns the pseudonyms of a campaign by its key. */
export const createContexto = (sal: string): Contexto => ({
  toPseudonimo: (consumidorId) =>
    createHmac('sha256', sal).update(consumidorId).digest('hex').slice(0, pseudonimoDigits),
});
