import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, CallParts, ParamsOf, QueryOf, RetornoOf } from '@trevo/contract/call';
import type { Detalhe, Envelope } from '@trevo/contract/envelope';
import * as v from 'valibot';
import type { CallId } from '@trevo/contract/paths';
import { refuse } from '../domain-error.ts';
import type { Admission, Priority } from './admission.ts';
import {
  type Admitted,
  aparelhoOf,
  type ConsumidorContext,
  type Gate,
  type OpcionalContext,
  type RequestContext,
} from './gate.ts';
import { smallBodyBytes } from './json-body.ts';
import { requireFile, takeFileBodies } from './file-body.ts';
import { hasEnvelope, toEnvelopeSchema } from './json-schema.ts';
import { defaultHttpLimits, type HttpLimits } from './http-limits.ts';
import { toSchemaWords } from './schema.text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals of this route say their status in the body too. */
    hasStatusCode?: boolean;
  }
  interface FastifyRequest {
    /** Who sends it, known before the body is read. */
    admitted: Admitted | null;
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
      : RequestContext;
}

/**
 * What a handler answers: the call's `retorno`, and words when they should be shown. `statusCode` is what the body says
 * where it says one (`envelope` of its path), the answer's own status unless told.
 */
export type Handled<C> = {
  readonly retorno: RetornoOf<C>;
  readonly mensagem?: string;
  readonly statusCode?: number;
  /** Of an answer that is a file: the name under which it is saved. */
  readonly nomeArquivo?: string;
};

export type Binder = ReturnType<typeof createBinder>;

/** Ties calls to a server. `checkAnswers` validates every answer against the contract (development and tests). */
export function createBinder(
  app: FastifyInstance,
  gate: Gate,
  options: {
    checkAnswers: boolean;
    limits?: Partial<HttpLimits> | undefined;
    admission: Admission;
    /** Told each route whose requests may be refused before they reach the framework. */
    onBounded: (route: { method: Call['method']; path: string; priority: Priority }) => void;
    /** The calls that are admitted before others. */
    registros: ReadonlySet<CallId>;
  },
) {
  const limits = { ...defaultHttpLimits, ...options.limits };
  app.decorateRequest('admitted', null);
  /** Operators have to work in a rush, too, and large bodies have a budget of their own. */
  const isBounded = (call: Call) =>
    call.auth !== 'operador' && (call.bodyLimit ?? smallBodyBytes) <= smallBodyBytes;
  /** Does work of a call in a place of its own. A request holds none while its body arrives: slow senders could take all. */
  async function inPlace<T>(call: Call, priority: Priority, work: () => Promise<T>): Promise<T> {
    if (!isBounded(call)) return work();
    const leave = options.admission.enter(priority);
    try {
      return await work();
    } finally {
      leave();
    }
  }
  return {
    /** Serves one call of the contract with a handler; parsing, authorisation and the envelope happen here. */
    bind<C extends Call>(call: C, handler: (parsed: Parsed<C>) => Promise<Handled<C>>): void {
      const status = call.status ?? 200;
      const priority = options.registros.has(call.id) ? 'registro' : 'comum';
      const { bodyTypes, answerType } = call as CallParts;
      if (bodyTypes) takeFileBodies(app, bodyTypes, limits);
      for (const path of [call.path, ...(call.alias ? [call.alias] : [])]) {
        if (isBounded(call)) options.onBounded({ method: call.method, path: toRoutePattern(path), priority });
        app.route({
          method: call.method,
          url: toRoutePattern(path),
          bodyLimit: call.bodyLimit ?? smallBodyBytes,
          schema: answerType ? {} : { response: { [status]: toEnvelopeSchema(call) } },
          config: {
            hasStatusCode: hasEnvelope(call, 'statusCode'),
            takesJson: (call as CallParts).body !== undefined,
            ...(bodyTypes ? { fileTypes: bodyTypes } : {}),
          },
          async onRequest(request) {
            request.admitted = await inPlace(call, priority, () => gate.admit(call, request));
          },
          handler: (request, reply) =>
            inPlace(call, 'retomada', async () => {
              try {
                // The client has disconnected: no answer would reach it, and it may send the request again.
                if (request.raw.socket.destroyed) throw refuse('servidor.ocupado');
                const context = request.admitted!;
                const told = parseParts(call, request);
                const aparelho = aparelhoOf(request);
                const tentativa = await gate.limitUsuario(call, { ...told, context, aparelho });
                const parsed = { ...told, context: { ...context, tentativa } } as Parsed<typeof call>;
                const handled = await handler(parsed);
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
  // Personal answers never rest in a shared or browser cache.
  reply.header('cache-control', 'no-store');
  reply.status(status);
  return hasEnvelope(call, 'dados') ? { statusCode: status, dados: envelope.retorno } : envelope;
}

/** Pieces leave as they are made; what fails between two of them breaks the connection, so that nobody takes it for whole. */
function answerFile(
  reply: FastifyReply,
  type: string,
  { retorno, nomeArquivo }: { retorno: unknown; nomeArquivo?: string },
) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${nomeArquivo}"`)
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(retorno as AsyncIterable<string>));
}

/** The pattern under which a path of the contract is served. */
export const toRoutePattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function parseParts(call: CallParts, request: FastifyRequest) {
  const issues: Detalhe[] = [];
  const parse = (part: 'params' | 'query' | 'body', value: unknown) => {
    const schema = call[part];
    if (part === 'body' && call.bodyTypes) return requireFile(value);
    if (!schema) return part === 'body' ? undefined : {};
    const result = v.safeParse(schema as v.GenericSchema, value, { message: toSchemaWords });
    if (result.success) return result.output;
    for (const issue of result.issues) {
      issues.push({ campo: v.getDotPath(issue) ?? part, mensagem: issue.message });
    }
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
      `The answer of ${call.id} breaks the contract at ${v.getDotPath(issue)}: ${issue.message}`,
    );
  }
}
