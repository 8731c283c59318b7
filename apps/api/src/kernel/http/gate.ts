import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call, Frequencia, RecusaTaxa } from '@trevo/contract/call';
import type { PathEntry } from '@trevo/contract/paths';
import { normalizeUsuario } from '@trevo/rules/pessoa/usuario';
import type { Aparelho, Aparelhos, Tentativa } from '../auth/aparelho.ts';
import type { Sessao, SessaoReader } from '../auth/sessao.ts';
import type { Clock } from '../clock.ts';
import { DomainError, refuse } from '../domain-error.ts';
import { createNetworkLimit, type RateLimiter, toNetwork } from './rate-limit.ts';

/** What every handler gets besides the parsed parts of its call. */
export interface RequestContext {
  /** Host the person opened, lower case, without port: `sol.localhost`. */
  readonly host: string;
  /** Scheme and host for links in messages, with the port where people open one of ours. */
  readonly origin: string;
  readonly requisicao: string;
  /** Address of the caller, for rate limits and the audit trail of consents. */
  readonly endereco: string;
  readonly tentativa: Tentativa;
  readonly idempotencia: string | null;
}

/** The context of calls that need the person's token. */
export interface ConsumidorContext extends RequestContext {
  readonly sessao: Sessao;
}

/** The context of calls that answer more to a person who is signed in. */
export interface OpcionalContext extends RequestContext {
  readonly sessao: Sessao | null;
}

/** What a request was admitted as. */
export type Admitted = RequestContext | OpcionalContext | ConsumidorContext;

// Allows for a shop's whole staff behind one address with ended sessions in the morning; a brute-force attempt sends more.
const recusasPerMinute = 600;

export type Gate = ReturnType<typeof createGate>;

/**
 * Decides who may make a call. Where nobody has to sign in, the address is counted first: it is cheap. Where somebody
 * did, it is counted once the token is found good, and apart: else anybody could use up, without an account, what a
 * whole shop or a mobile carrier's shared address has. Tokens that are no good are counted by address too, and never
 * refuse one that is. The devices on which a person signed in have counts of their own, all of them together: a stranger
 * beside them, at the same address, uses up nothing of them. They are for requests that name that person; one that
 * names somebody else is counted by address like any stranger's, so that nobody gains by signing in often.
 */
export function createGate(parts: {
  sessoes: SessaoReader;
  aparelhos: Aparelhos;
  rateLimiter: RateLimiter;
  clock: Clock;
  /** The promoter that a host belongs to; its people are the same on each of its hosts. */
  getPromotoraId: (host: string) => Promise<string>;
  /** The port that people open; undefined where no link has one. */
  getOwnPort: (request: FastifyRequest) => number | undefined;
  operatorToken: string | undefined;
}) {
  const recusas = createNetworkLimit(parts.clock, recusasPerMinute);

  return {
    /** Refuses a request without the operator's credential, and an address with too many of such refusals. */
    requireOperador,
    /** Deletes counts that no longer matter. */
    forgetOld: parts.rateLimiter.forgetOld,
    /** Before a byte of the body is read: who is refused costs no more than the head of the request. */
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
      const aparelho = await findAparelho(call, aparelhoOf(request));
      const { porEndereco } = call.taxa ?? {};
      // Whom it names is not read yet; if it is another person, `limitUsuario` counts the address too.
      await countEach(porEndereco, `${call.id}:${aparelho ? toQuem(aparelho) : rede}`);
      if (aparelho) await countEach(timesTen(porEndereco), `${call.id}:${rede}:aparelhos`);
      if (call.auth === 'opcional') return { ...context, sessao: null };
      if (call.auth === 'operador') await requireOperador(request);
      return context;
    },
    /**
     * Counts whoever the path or the body names, where it is not the token that says who it is, and answers who tries.
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
      // By promoter, not by host: else each further address of a campaign would give as many attempts again.
      const promotoraId = await parts.getPromotoraId(host);
      const aparelho = await findAparelho(call, token);
      const isConhecida = aparelho !== undefined && parts.aparelhos.isOf(aparelho, promotoraId, pessoa);
      const rede = toNetwork(context.endereco);
      // A session was counted by address already, apart.
      if (aparelho && !isConhecida && tentativa.quem === rede)
        await countEach(porEndereco, `${call.id}:${rede}`);
      if (campo && !(campo in ((body ?? {}) as object))) return tentativa;
      const quem = isConhecida ? toQuem(aparelho) : tentativa.quem;
      await countEach(porPar, `${call.id}:${promotoraId}:${pessoa}:${quem}`);
      if (!isConhecida) await countEach(porUsuario, `${call.id}:${promotoraId}:${pessoa}`, recusaUsuario);
      return { quem, isConhecida };
    },
  };

  /** Only where somebody is named: nowhere else does a device count for more than its address. */
  async function findAparelho(call: Call, token: string | undefined): Promise<Aparelho | undefined> {
    return call.taxa?.porPar ? parts.aparelhos.find(token) : undefined;
  }

  async function countEach(
    limites: readonly Frequencia[] | undefined,
    key: string,
    recusa?: RecusaTaxa,
  ): Promise<void> {
    for (const limite of limites ?? []) await parts.rateLimiter.count(key, limite, recusa);
  }

  async function requireOperador(request: FastifyRequest): Promise<void> {
    await countingRefusals(toNetwork(request.ip), () =>
      checkOperator(parts.operatorToken, bearerOf(request)),
    );
  }

  async function countingRefusals<T>(rede: string, check: () => T | Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof DomainError && ['sessao.invalida', 'operador.naoAutorizado'].includes(error.code))
        recusas.count(rede);
      throw error;
    }
  }
}

/** By person, not by device: else each sign-in would bring attempts of its own. */
const toQuem = (aparelho: Aparelho): string => `aparelho:${aparelho.pessoa}`;

/** What all devices at one address may together. */
const timesTen = (limites: readonly Frequencia[] | undefined): readonly Frequencia[] | undefined =>
  limites?.map(([times, seconds]) => [times * 10, seconds]);

/** A person's own token says who they are; other calls name somebody in their path or body. */
const isNamedByToken = (call: Call): boolean => call.auth === 'consumidor';

function whoIsNamed({ pessoa = '' }: PathEntry, params: unknown, body: unknown): string {
  const named = { ...(params as object), ...(body as object | undefined) } as Record<string, unknown>;
  const name = named[pessoa];
  // As it is looked up: else each way to write a phone would have attempts of its own.
  return typeof name === 'string' ? normalizeUsuario(name) : '';
}

function toContext(request: FastifyRequest, ownPort: number | undefined): RequestContext {
  const idempotencia = request.headers['idempotency-key'];
  // The name is looked up among the hosts that are served; the port is only the caller's word.
  const port = request.port !== null && request.port === ownPort ? `:${ownPort}` : '';
  const host = request.hostname.toLowerCase();
  return {
    host,
    origin: `${request.protocol}://${host}${port}`,
    requisicao: request.id,
    endereco: request.ip,
    tentativa: { quem: toNetwork(request.ip), isConhecida: false },
    idempotencia:
      typeof idempotencia === 'string' && /^[\w-]{8,64}$/.test(idempotencia) ? idempotencia : null,
  };
}

function bearerOf(request: FastifyRequest): string | undefined {
  const match = /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/** The token of the device, which travels beside the session's because it outlives it. */
export function aparelhoOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-aparelho'];
  return typeof header === 'string' && header.length <= 2000 ? header : undefined;
}

function checkOperator(expected: string | undefined, given: string | undefined): void {
  const a = Buffer.from(expected ?? '');
  const b = Buffer.from(given ?? '');
  if (a.length === 0 || a.length !== b.length || !timingSafeEqual(a, b))
    throw refuse('operador.naoAutorizado');
}
