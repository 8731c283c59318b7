import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call, Frequencia } from '@trevo/contract/call';
import type { SessaoReader } from '../auth/sessao.ts';
import { refuse } from '../domain-error.ts';
import { toNetwork } from './network.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ConsumidorContext, OpcionalContext, RequestContext } from './request-context.ts';

/**
 * Decides who may make a call. Where nobody has to sign in, the address is counted first: it is cheap. Where somebody
 * did, it is counted once the token is found good, and apart: else anybody could use up, without an account, what a
 * whole shop or a mobile carrier's shared address has.
 */
export interface Gate {
  admit(call: Call, request: FastifyRequest): Promise<RequestContext | OpcionalContext | ConsumidorContext>;
  /** Deletes counts that no longer matter. */
  forgetOld(): Promise<void>;
  limitUsuario(
    call: Call,
    parsed: { params: unknown; body: unknown; context: RequestContext | OpcionalContext },
  ): Promise<void>;
}

export function createGate(parts: {
  sessoes: SessaoReader;
  rateLimiter: RateLimiter;
  /** The promoter that a host belongs to; its people are the same on each of its hosts. */
  getPromotoraId: (host: string) => Promise<string>;
  operatorToken: string | undefined;
}): Gate {
  return {
    forgetOld: parts.rateLimiter.forgetOld,
    async admit(call, request) {
      const context = toContext(request);
      const endereco = `${call.id}:${toNetwork(context.endereco)}`;
      const token = bearerOf(request);
      if (call.auth === 'consumidor' || (call.auth === 'opcional' && token)) {
        const sessao = await parts.sessoes.read(token, context.host);
        await countEach(call.taxa?.porEndereco, `${endereco}:sessao`);
        return { ...context, sessao };
      }
      await countEach(call.taxa?.porEndereco, endereco);
      if (call.auth === 'opcional') return { ...context, sessao: null };
      if (call.auth === 'operador') checkOperator(parts.operatorToken, token);
      return context;
    },
    async limitUsuario(call, { params, body, context }) {
      const { porUsuario, campo } = call.taxa ?? {};
      if (!porUsuario || (campo && !(campo in ((body ?? {}) as object)))) return;
      // By promoter, not by host: else each further address of a campaign would give as many attempts again.
      const promotoraId = await parts.getPromotoraId(context.host);
      await countEach(porUsuario, `${call.id}:${promotoraId}:${whoIsNamed(call, params, body, context)}`);
    },
  };

  async function countEach(limites: readonly Frequencia[] | undefined, key: string): Promise<void> {
    for (const limite of limites ?? []) await parts.rateLimiter.count(key, ...limite);
  }
}

/** A person's own token says who they are; other calls name somebody in their path or body. */
function whoIsNamed(
  call: Call,
  params: unknown,
  body: unknown,
  context: RequestContext | OpcionalContext,
): string {
  if (call.auth === 'consumidor' && 'sessao' in context && context.sessao) return context.sessao.consumidorId;
  const named = { ...(params as object), ...(body as object | undefined) } as Record<string, unknown>;
  const name = named['user'] ?? named['usuario'] ?? named['telefone'] ?? named['cpf'];
  return typeof name === 'string' ? name.replace(/[^0-9A-Za-z]/g, '').toUpperCase() : '';
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
