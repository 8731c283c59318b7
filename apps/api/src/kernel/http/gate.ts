import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@trevo/contract/call';
import type { SessaoReader } from '../auth/sessao.ts';
import { refuse } from '../domain-error.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ConsumidorContext, RequestContext } from './request-context.ts';

/** Decides who may make a call: rate limits first (they are cheap), then the token. */
export interface Gate {
  admit(call: Call, request: FastifyRequest): Promise<RequestContext | ConsumidorContext>;
  /** Deletes counts that no longer matter. */
  forgetOld(): Promise<void>;
  limitUsuario(
    call: Call,
    parsed: { params: unknown; body: unknown; context: RequestContext },
  ): Promise<void>;
}

export function createGate(parts: {
  readSessao: SessaoReader;
  rateLimiter: RateLimiter;
  operatorToken: string | undefined;
}): Gate {
  return {
    forgetOld: parts.rateLimiter.forgetOld,
    async admit(call, request) {
      const context = toContext(request);
      const limite = call.taxa?.porEndereco;
      if (limite) await parts.rateLimiter.count(`${call.id}:${context.endereco}`, ...limite);
      if (call.auth === 'consumidor') {
        return { ...context, sessao: await parts.readSessao(bearerOf(request), context.host) };
      }
      if (call.auth === 'operador') checkOperator(parts.operatorToken, bearerOf(request));
      return context;
    },
    async limitUsuario(call, { params, body, context }) {
      const { porUsuario: limite, campo } = call.taxa ?? {};
      if (!limite || (campo && !(campo in ((body ?? {}) as object)))) return;
      const named = { ...(params as object), ...(body as object | undefined) } as {
        user?: string;
        usuario?: string;
      };
      await parts.rateLimiter.count(
        `${call.id}:${context.host}:${named.user ?? named.usuario ?? ''}`,
        ...limite,
      );
    },
  };
}

function toContext(request: FastifyRequest): RequestContext {
  const idempotencia = request.headers['idempotency-key'];
  return {
    host: request.hostname.toLowerCase(),
    origin: `${request.protocol}://${request.host}`,
    requisicao: request.id,
    endereco: request.ip,
    idempotencia:
      typeof idempotencia === 'string' && /^[\w-]{8,64}$/.test(idempotencia) ? idempotencia : null,
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

function checkOperator(expected: string | undefined, given: string | undefined): void {
  const a = Buffer.from(expected ?? '');
  const b = Buffer.from(given ?? '');
  if (a.length === 0 || a.length !== b.length || !timingSafeEqual(a, b))
    throw refuse('operador.naoAutorizado');
}
