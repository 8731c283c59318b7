import { createAparelhos } from '../kernel/auth/aparelho.ts';
import { createComprovantes } from '../kernel/auth/comprovante.ts';
import { createDesafios } from '../kernel/auth/desafio.ts';
import { createTokenIssuer } from '../kernel/auth/sessao.ts';
import { createRateLimiter } from '../kernel/http/limits/rate-limit.ts';
import type { AppParts } from './app-parts.ts';

/** Shared security services: token issuer, device tokens, proofs, challenges and the rate limiter. */
export function createAcesso({ keys, db, clock }: AppParts) {
  const rateLimiter = createRateLimiter(db, clock);
  return {
    keys,
    tokens: createTokenIssuer(keys.sessoes, clock),
    aparelhos: createAparelhos(keys.sessoes, clock),
    aparelhosOperador: createAparelhos(keys.sessoes, clock, 'aparelhosOperador'),
    comprovantes: createComprovantes(keys.sessoes, clock),
    desafios: createDesafios(keys.sessoes, clock),
    rateLimiter,
    countUse: rateLimiter.countUse,
  };
}
