import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, CallParts, ParamsOf, QueryOf, RetornoOf } from '@trevo/contract/call';
import type { Detalhe, Envelope } from '@trevo/contract/envelope';
import * as v from 'valibot';
import type { CallId } from '@trevo/contract/paths';
import { refuse } from '../domain-error.ts';
import type { Admission, Priority } from './limits/admission.ts';
import {
  type Admitted,
  aparelhoOf,
  type ConsumidorContext,
  type Gate,
  mayHaveFaixa,
  type OpcionalContext,
} from './gate.ts';
import { smallBodyBytes } from './json-body.ts';
import type { BoundedRoute } from './limits/shed-load.ts';
import type { RequestContext } from './request-context.ts';
import type { ConsoleContext, OperadorContext } from './operador-gate.port.ts';
import { requireFile, takeFileBodies } from './file-body.ts';
import { hasEnvelope, toSerializerSchema } from './openapi/json-schema.ts';
import { defaultHttpLimits, type HttpLimits } from './limits/http-limits.ts';
import { parsePart } from './parse-part.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals of this route contain their status in the body too. */
    hasStatusCode?: boolean;
  }
  interface FastifyRequest {
    /** Context from authentication, which runs before the body is read. */
    admitted: Admitted | null;
    /** Whether a known device of an operator signs in, which takes no admission slot. */
    hasFaixa: boolean;
  }
}

export interface Parsed<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly context: C extends { auth: 'consumidor' }
    ? ConsumidorContext
    : C extends { auth: 'opcional' }
      ? OpcionalContext
      : C extends { auth: 'operador' }
        ? OperadorContext
        : C extends { auth: 'console' }
          ? ConsoleContext
          : RequestContext;
}

/**
 * A handler's result: the call's `retorno` and an optional message. `statusCode` is the body's status, where the
 * path's `envelope` has one; defaults to the response's status.
 */
export type Handled<C> = {
  readonly retorno: RetornoOf<C>;
  readonly mensagem?: string;
  readonly statusCode?: number;
  /** File name of a file response. */
  readonly nomeArquivo?: string;
  /** Set-Cookie headers of the response. */
  readonly cookies?: readonly string[];
};

export type Binder = ReturnType<typeof createBinder>;

/** Binds calls to a server. `checkAnswers` validates every response against the contract (development and tests). */
export function createBinder(
  app: FastifyInstance,
  gate: Gate,
  options: {
    checkAnswers: boolean;
    limits?: Partial<HttpLimits> | undefined;
    admission: Admission;
    /** Called with each route whose requests may be refused before they reach the framework. */
    onBounded: (route: BoundedRoute & { readonly method: Call['method'] }) => void;
    /** Calls with admission priority. */
    registros: ReadonlySet<CallId>;
  },
) {
  const limits = { ...defaultHttpLimits, ...options.limits };
  app.decorateRequest('admitted', null);
  app.decorateRequest('hasFaixa', false);
  /** Operator calls are exempt, because operators must work under load; large bodies have a separate budget. */
  const isBounded = (call: Call) =>
    call.auth !== 'operador' &&
    call.auth !== 'console' &&
    (call.bodyLimit ?? smallBodyBytes) <= smallBodyBytes;
  /**
   * Runs a call's work in an admission slot, except that of an operator's known device. No slot is held while the body
   * arrives: slow clients could take all of them (slowloris).
   */
  async function inPlace<T>(
    call: Call,
    priority: Priority,
    { hasFaixa }: FastifyRequest,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!isBounded(call) || hasFaixa) return work();
    const leave = options.admission.enter(priority);
    try {
      return await work();
    } finally {
      leave();
    }
  }
  /** Runs an operator's act between its two entries in the audit trail; other calls just run. */
  async function recording<C extends Call>(
    call: C,
    { params, body, context }: Parsed<C>,
    work: () => Promise<Handled<C>>,
  ): Promise<Handled<C>> {
    if (call.auth !== 'operador') return work();
    const registro = await gate.trail.open(call, context as OperadorContext, { params, body });
    if (!registro) return work();
    try {
      const handled = await work();
      await gate.trail.close(registro);
      return handled;
    } catch (error) {
      await gate.trail.close(registro, error);
      throw error;
    }
  }
  return {
    /** Binds a call of the contract to a handler: parsing, authorization and envelope. */
    bind<C extends Call>(call: C, handler: (parsed: Parsed<C>) => Promise<Handled<C>>): void {
      const status = call.status ?? 200;
      const priority = options.registros.has(call.id) ? 'registro' : 'comum';
      const { bodyTypes, answerType } = call as CallParts;
      if (bodyTypes) takeFileBodies(app, bodyTypes, limits);
      for (const path of [call.path, ...(call.alias ? [call.alias] : [])]) {
        if (isBounded(call))
          options.onBounded({
            method: call.method,
            path: toRoutePattern(path),
            priority,
            mayPass: ({ headers }) => mayHaveFaixa(call, headers),
          });
        app.route({
          method: call.method,
          url: toRoutePattern(path),
          bodyLimit: call.bodyLimit ?? smallBodyBytes,
          schema: answerType ? {} : { response: { [status]: toSerializerSchema(call) } },
          config: {
            hasStatusCode: hasEnvelope(call, 'statusCode'),
            takesJson: (call as CallParts).body !== undefined,
            ...(bodyTypes ? { fileTypes: bodyTypes } : {}),
          },
          async onRequest(request) {
            request.hasFaixa = await gate.hasFaixa(call, request);
            request.admitted = await inPlace(call, priority, request, () => gate.admit(call, request));
          },
          handler: (request, reply) =>
            inPlace(call, 'retomada', request, async () => {
              try {
                // The client has disconnected: no response would reach it, and it can retry.
                if (request.raw.socket.destroyed) throw refuse('servidor.ocupado');
                const context = request.admitted!;
                const told = parseParts(call, request);
                const aparelho = aparelhoOf(call, request.headers);
                const tentativa = await gate.limitUsuario(call, { ...told, context, aparelho });
                const parsed = { ...told, context: { ...context, tentativa } } as Parsed<typeof call>;
                const handled = await recording(call, parsed, () => handler(parsed));
                if (handled.cookies) reply.header('set-cookie', handled.cookies);
                const { retorno, mensagem = '', statusCode = status } = handled;
                if (answerType) return answerFile(reply, answerType, handled);
                if (options.checkAnswers) checkAnswer(call, retorno);
                const said = hasEnvelope(call, 'statusCode') ? { statusCode } : {};
                return answer(reply, call, status, { ...said, mensagem, retorno });
              } finally {
                request.freeBody?.();
              }
            }),
        });
      }
    },
  };
}

function answer(reply: FastifyReply, call: Call, status: number, envelope: Envelope<unknown>) {
  // Personal responses must not be stored in shared or browser caches.
  reply.header('cache-control', 'no-store');
  reply.status(status);
  return hasEnvelope(call, 'dados') ? { statusCode: status, dados: envelope.retorno } : envelope;
}

/** Streams a file response; an error destroys the connection, so that a truncated file is not taken for complete. */
function answerFile(
  reply: FastifyReply,
  type: string,
  { retorno, nomeArquivo }: { retorno: unknown; nomeArquivo?: string },
) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${nomeArquivo}"`)
    .type(isText(type) ? `${type}; charset=utf-8` : type)
    .send(Readable.from(retorno as AsyncIterable<string | Uint8Array>));
}

const isText = (type: string): boolean => type.startsWith('text/') || type === 'application/json';

/** Converts a contract path to a route pattern. */
export const toRoutePattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** An operator's call without query parameters refuses them: an ignored filter would select all rows. */
const noFields = v.strictObject({});

function parseParts(call: CallParts & Pick<Call, 'auth'>, request: FastifyRequest) {
  const issues: Detalhe[] = [];
  const parse = (part: 'params' | 'query' | 'body', value: unknown) => {
    if (part === 'body' && call.bodyTypes) return issues.length > 0 ? undefined : requireFile(value);
    const schema = call[part] ?? (part === 'query' && call.auth === 'operador' ? noFields : undefined);
    if (!schema) return part === 'body' ? undefined : {};
    const parsed = parsePart(schema as v.GenericSchema, part, value);
    if ('output' in parsed) return parsed.output;
    issues.push(...parsed.issues);
    return undefined;
  };
  const parts = {
    params: parse('params', request.params),
    query: parse('query', request.query),
    body: parse('body', request.body),
  };
  if (issues.length > 0) throw refuse('requisicao.invalida', {}, issues);
  return parts;
}

function checkAnswer(call: Call<CallId>, retorno: unknown): void {
  const result = v.safeParse(call.retorno as v.GenericSchema, retorno);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(
      `The response of ${call.id} violates the contract at ${v.getDotPath(issue)}: ${issue.message}`,
    );
  }
}
