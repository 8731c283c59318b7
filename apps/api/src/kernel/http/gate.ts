import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Call, Frequencia, RecusaTaxa } from '@trevo/contract/call';
import { errors } from '@trevo/contract/errors';
import { aparelhoCookie } from '@trevo/contract/operador/act-errors';
import { isDeOperador, type PathEntry } from '@trevo/contract/path-entry';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import {
  type Aparelho,
  type Aparelhos,
  createDonos,
  type FindConta,
  type Tentativa,
} from '../auth/aparelho.ts';
import type { Sessao, SessaoReader } from '../auth/sessao.ts';
import type { Clock } from '../clock.ts';
import { DomainError, refuse } from '../domain-error.ts';
import type { ConsoleContext, OperadorContext, OperadorGate } from './operador-gate.port.ts';
import { readCookie } from './cookie.ts';
import type { RequestContext } from './request-context.ts';
import { createNetworkLimit, type RateLimiter, toNetwork } from './limits/rate-limit.ts';

/** Context of calls that require a consumer's token. */
export interface ConsumidorContext extends RequestContext {
  readonly sessao: Sessao;
}

/** Context of calls with optional sign-in. */
export interface OpcionalContext extends RequestContext {
  readonly sessao: Sessao | null;
}

/** Context of an admitted request. */
export type Admitted =
  | RequestContext
  | OpcionalContext
  | ConsumidorContext
  | OperadorContext
  | ConsoleContext;

// Allow for many expired sessions behind one NAT address in the morning; a brute-force attempt exceeds this rate.
const recusasPerMinute = 600;

// A person with several devices and a mistyped password needs less.
const faixaPerMinute: Frequencia = [30, 60];

/** Whether a request is a sign-in of an operator with a device token, which is not verified here. */
export const mayHaveFaixa = (call: Call, headers: IncomingHttpHeaders): boolean =>
  call.auth === 'visitante' && aparelhoOf(call, headers) !== undefined;

export type Gate = ReturnType<typeof createGate>;

/**
 * Authenticates and rate-limits calls. Anonymous calls are counted by address first, which is cheap.
 * Authenticated calls are counted after token verification and separately; otherwise anonymous requests could
 * exhaust the limit of a whole shop or a carrier-grade NAT. Invalid tokens are counted by address too and never
 * block valid ones. A consumer's known devices share a separate count, so strangers at the same address cannot
 * exhaust it. It applies only to requests that name that consumer; a known device that names another consumer is
 * counted by address like any stranger, so frequent sign-ins yield no extra attempts. The same holds for operators; their
 * known devices also need no admission slot for a bounded number of sign-ins (ADR 0101).
 */
export function createGate(parts: {
  sessoes: SessaoReader;
  aparelhos: Aparelhos;
  /** Known devices of operators. */
  aparelhosOperador: Aparelhos;
  /** Returns the account of a device by its id; undefined for a deleted one. */
  findConta: FindConta;
  rateLimiter: RateLimiter;
  clock: Clock;
  /** Returns the promoter of a host; all hosts of a promoter share its consumers. */
  getPromotoraId: (host: string) => Promise<string>;
  /** Returns the public port; undefined when links contain none. */
  getOwnPort: (request: FastifyRequest) => number | undefined;
  /** Authorizes the calls of operators. */
  operadores: OperadorGate;
}) {
  const recusas = createNetworkLimit(parts.clock, recusasPerMinute);
  const donos = createDonos(parts.findConta);

  return {
    /** Requires the operator's credential; rate-limits failures per address. */
    requireOperador,
    /** The audit trail of operators. */
    trail: parts.operadores,
    /**
     * Returns whether a request is a sign-in of an operator on a known device within the limit of that device, over all
     * addresses. The device may belong to another account than the one named: the body has not arrived.
     */
    async hasFaixa(call: Call, request: FastifyRequest): Promise<boolean> {
      if (!mayHaveFaixa(call, request.headers)) return false;
      const aparelho = await parts.aparelhosOperador.find(aparelhoOf(call, request.headers));
      if (!aparelho) return false;
      try {
        // Counted first, so that a device costs a bounded number of reads.
        await parts.rateLimiter.count(`faixa:${toQuem(aparelho)}`, faixaPerMinute);
        return (await donos.find(toTipo(call), aparelho)) !== undefined;
      } catch (error) {
        if (error instanceof DomainError) return false;
        throw error;
      }
    },
    /** Deletes expired counts. */
    forgetOld: parts.rateLimiter.forgetOld,
    /** Authenticates before the body is read, so that a refusal costs no more than the request's header. */
    async admit(call: Call, request: FastifyRequest): Promise<Admitted> {
      const context = toContext(request, parts.getOwnPort(request));
      const rede = toNetwork(context.endereco);
      const token = bearerOf(request);
      if (call.auth === 'consumidor' || (call.auth === 'opcional' && token)) {
        const sessao = await countingRefusals(rede, () => parts.sessoes.read(token, context.host));
        if (sessao.tipo === 'associado' && call.auth === 'consumidor' && !call.associado)
          throw refuse('sessao.associado');
        await countEach(call.taxa?.porEndereco, `${call.id}:${rede}:sessao`);
        if (isNamedByToken(call) && call.taxa?.porUsuario) {
          const pessoa = `${call.id}:${await parts.getPromotoraId(context.host)}:${sessao.consumidorId}`;
          await countEach(call.taxa.porUsuario, pessoa);
        }
        return {
          ...context,
          sessao,
          tentativa: { quem: `sessao:${sessao.consumidorId}`, isConhecida: false },
        };
      }
      const aparelho = await findAparelho(call, aparelhoOf(call, request.headers));
      const { porEndereco } = call.taxa ?? {};
      // The named consumer is not parsed yet; for another consumer `limitUsuario` counts the address too.
      await countEach(porEndereco, `${call.id}:${aparelho ? toQuem(aparelho) : rede}`);
      if (aparelho) await countEach(timesTen(porEndereco), `${call.id}:${rede}:aparelhos`);
      if (call.auth === 'opcional') return { ...context, sessao: null };
      if (isDeOperador(call.auth))
        return countingRefusals(rede, () => parts.operadores.admit(call, request, context));
      return context;
    },
    /**
     * Counts the consumer named by path or body, where the token does not identify one, and returns the source
     * of the attempt.
     */
    async limitUsuario(
      call: Call,
      {
        params,
        body,
        context,
        aparelho: token,
      }: { params: unknown; body: unknown; context: Admitted; aparelho: string | undefined },
    ): Promise<Tentativa> {
      const { host, tentativa } = context;
      const { porEndereco, porPar, porUsuario, recusaUsuario, campo } = call.taxa ?? {};
      if (isNamedByToken(call) || !porPar) return tentativa;
      const pessoa = whoIsNamed(call, params, body);
      // Per promoter, not per host: each additional host would otherwise grant another set of attempts.
      // The console's host has no promoter, and its operators sign in across promoters.
      const promotoraId = call.auth === 'visitante' ? '' : await parts.getPromotoraId(host);
      const aparelho = await findAparelho(call, token);
      const isConhecida =
        aparelho !== undefined && (await donos.has(toTipo(call), aparelho, { promotoraId, usuario: pessoa }));
      const rede = toNetwork(context.endereco);
      // A session was already counted by address, separately.
      if (aparelho && !isConhecida && tentativa.quem === rede)
        await countEach(porEndereco, `${call.id}:${rede}`);
      if (campo && !(campo in ((body ?? {}) as object))) return tentativa;
      const quem = isConhecida ? toQuem(aparelho) : tentativa.quem;
      await countEach(porPar, `${call.id}:${promotoraId}:${pessoa}:${quem}`);
      if (!isConhecida) await countEach(porUsuario, `${call.id}:${promotoraId}:${pessoa}`, recusaUsuario);
      return { quem, isConhecida };
    },
  };

  /** Known devices matter only for calls that name a consumer; elsewhere they count by address. */
  async function findAparelho(call: Call, token: string | undefined): Promise<Aparelho | undefined> {
    return call.taxa?.porPar ? aparelhosOf(call).find(token) : undefined;
  }

  function aparelhosOf({ auth }: Call): Aparelhos {
    return isDeOperador(auth) ? parts.aparelhosOperador : parts.aparelhos;
  }

  async function countEach(
    limites: readonly Frequencia[] | undefined,
    key: string,
    recusa?: RecusaTaxa,
  ): Promise<void> {
    for (const limite of limites ?? []) await parts.rateLimiter.count(key, limite, recusa);
  }

  /** Requires a credential of the installation, for files that are no calls. */
  async function requireOperador(request: FastifyRequest): Promise<void> {
    const context = toContext(request, parts.getOwnPort(request));
    await countingRefusals(toNetwork(request.ip), () => parts.operadores.requireBearer(request, context));
  }

  async function countingRefusals<T>(rede: string, check: () => T | Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof DomainError && errors[error.code].status === 401) recusas.count(rede);
      throw error;
    }
  }
}

const toTipo = ({ auth }: Call) => (isDeOperador(auth) ? 'operador' : 'consumidor');

/**
 * Key per account and password, not per device: each sign-in would otherwise grant another set of attempts. Devices of an
 * earlier password, which may be an intruder's, are counted apart from the owner's.
 */
const toQuem = ({ conta, senha }: Aparelho): string => `aparelho:${conta}:${senha}`;

/** Limit of all known devices at one address together. */
const timesTen = (limites: readonly Frequencia[] | undefined): readonly Frequencia[] | undefined =>
  limites?.map(([times, seconds]) => [times * 10, seconds]);

/** A consumer's token identifies its owner; other calls name a consumer in path or body. */
const isNamedByToken = (call: Call): boolean => call.auth === 'consumidor';

function whoIsNamed({ pessoa = '' }: PathEntry, params: unknown, body: unknown): string {
  let name: unknown = { ...(params as object), ...(body as object | undefined) };
  for (const field of pessoa.split('.')) name = (name as Record<string, unknown> | undefined)?.[field];
  // Normalized as for the lookup: each spelling of a phone would otherwise have a separate count.
  return typeof name === 'string' ? normalizeUsuario(name) : '';
}

function toContext(request: FastifyRequest, ownPort: number | undefined): RequestContext {
  const idempotencia = request.headers['idempotency-key'];
  // The host is validated by lookup; the port is unverified client input.
  const port = request.port !== null && request.port === ownPort ? `:${ownPort}` : '';
  const host = request.hostname.toLowerCase();
  return {
    host,
    origin: `${request.protocol}://${host}${port}`,
    requisicao: request.id,
    endereco: request.ip,
    cookies: request.headers.cookie ?? '',
    tentativa: { quem: toNetwork(request.ip), isConhecida: false },
    idempotencia:
      typeof idempotencia === 'string' && /^[\w-]{8,64}$/.test(idempotencia) ? idempotencia : null,
  };
}

/** Returns the bearer token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/**
 * Returns the known-device token: an operator's cookie, or a consumer's header. It is separate from the session, because it
 * outlives it.
 */
export function aparelhoOf({ auth }: Call, headers: IncomingHttpHeaders): string | undefined {
  if (isDeOperador(auth)) return readCookie(headers.cookie, aparelhoCookie, /^[\w.-]{20,2000}$/);
  const header = headers['x-aparelho'];
  return typeof header === 'string' && header.length <= 2000 ? header : undefined;
}
