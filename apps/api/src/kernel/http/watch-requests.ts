import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@trevo/contract/errors';
import type { Logger } from '../log.ts';
import type { SpanPlace, Spans } from '../tracing/spans.ts';
import { parseTraceparent, toSpanId, toTraceparent, type Trace } from './traceparent.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Error code of a refused request. */
    recusa: ErrorCode | null;
    trace: Trace | null;
    /** Position in the trace, when it is sampled. */
    span: SpanPlace | null;
  }
}

/** Result of a request, without personal data. */
export interface RequestEnd {
  readonly method: string;
  /** Route pattern, never the path: paths contain document numbers. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly recusa: ErrorCode | null;
}

export interface RequestWatch {
  readonly log: Logger;
  /** Returns the campaign of a host for the log, from memory only. */
  readonly nameCampanha?: ((host: string) => string | undefined) | undefined;
  readonly onEnd?: ((end: RequestEnd) => void) | undefined;
  readonly spans?: Spans | undefined;
}

/** Adds the trace to each response and reports each request once at its end. */
export function watchRequests(app: FastifyInstance, { log, nameCampanha, onEnd, spans }: RequestWatch): void {
  app.decorateRequest('recusa', null);
  app.decorateRequest('trace', null);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.trace = parseTraceparent(request.headers['traceparent']) ?? null;
    if (spans) placeRequest(request, spans);
    if (request.trace) reply.header('traceparent', toTraceparent(request.trace, request.id));
    if (spans && request.span) spans.runIn(request.span, done);
    else done();
  });
  // Again, because waiting for the body loses the async context.
  if (spans)
    app.addHook('preHandler', (request, _reply, done) => spans.runIn(request.span ?? undefined, done));
  app.addHook('onResponse', (request, reply, done) => {
    const end: RequestEnd = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      recusa: request.recusa,
    };
    onEnd?.(end);
    if (spans && request.span) addRequest(spans, request.span, end);
    log.info(
      {
        event: 'request_completed',
        ...describeRequest(request),
        campanha: nameCampanha?.(request.hostname.toLowerCase()),
        method: end.method,
        route: end.route,
        status: end.status,
        ms: Math.round(reply.elapsedTime),
      },
      'Request completed',
    );
    done();
  });
}

/** A request without a trace starts one with its own id. */
function placeRequest(request: FastifyRequest, spans: Spans): void {
  const { traceId, parentId, flags } = request.trace ?? {
    traceId: request.id.replaceAll('-', ''),
    parentId: undefined,
    flags: undefined,
  };
  const isKept = spans.isKept(traceId, flags);
  request.trace = { traceId, parentId, flags: flags ?? (isKept ? '01' : '00') };
  if (isKept) request.span = { traceId, spanId: toSpanId(request.id), parentId };
}

function addRequest(
  spans: Spans,
  place: SpanPlace,
  { method, route, status, seconds, recusa }: RequestEnd,
): void {
  const endedAt = spans.wallNow();
  spans.add({
    ...place,
    name: `${method} ${route}`,
    kind: 'server',
    startedAt: endedAt - seconds * 1000,
    endedAt,
    isFailed: status >= 500,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      ...(recusa ? { 'error.type': recusa } : {}),
    },
  });
}

/** Log fields that identify a request. */
export const describeRequest = ({ id, trace }: FastifyRequest) => ({
  requisicao: id,
  ...(trace ? { trace: trace.traceId } : {}),
});
