import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { errors, type ErrorCode, type ErrorEntry } from '@trevo/contract/errors';
import type { Clock } from '../clock.ts';
import { DatabaseAwayError, DatabaseBusyError, sqlState } from '../database-error.ts';
import { DomainError, toErrorEnvelope } from '../domain-error.ts';
import { createId } from '../ids.ts';
import { boundConnections } from './limits/connections.ts';
import { endUnread } from './limits/end-unread.ts';
import { defaultHttpLimits, type HttpLimits } from './limits/http-limits.ts';
import { smallBodyBytes, takeJsonBodies } from './json-body.ts';
import { createLateSerializers } from './openapi/late-serializers.ts';
import { answerInOrder } from './limits/pipelining.ts';
import { securityHeaders } from './security-headers.ts';
import type { LoadShedder } from './limits/shed-load.ts';
import { describeRequest, watchRequests, type RequestWatch } from './watch-requests.ts';

// Retry-After during an outage: long enough for a database restart, short enough for a waiting user.
const retryAfterSeconds = 5;

/**
 * Creates the HTTP server with what all responses share: request id, security headers, one log line, one error
 * format.
 */
export function createServer(
  options: RequestWatch & {
    trustProxy: number;
    limits?: Partial<HttpLimits> | undefined;
    /** Whether the process is stopping: then each response closes its connection. */
    isDraining?: () => boolean;
    /** Refuses requests before they reach the framework. */
    shedder?: LoadShedder;
    /** A rehearsal clock, whose time replaces that of the `Date` header: the apps correct the device's clock by it. */
    relogio?: Clock | undefined;
  },
): FastifyInstance {
  const limits = { ...defaultHttpLimits, ...options.limits };
  const app = Fastify({
    logger: false,
    genReqId: () => createId(),
    requestIdHeader: false,
    // Number of own proxies; forwarded addresses before them can be forged.
    trustProxy: (_address, hop) => hop < options.trustProxy,
    // Requests during shutdown are answered normally; the framework's 503 has no error code.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: smallBodyBytes,
    http: {
      headersTimeout: limits.headersMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
    // Upper bound; body readers enforce shorter limits.
    requestTimeout: Math.max(limits.requestMilliseconds, limits.fileMilliseconds),
    connectionTimeout: limits.silenceMilliseconds,
    keepAliveTimeout: limits.idleMilliseconds,
    clientErrorHandler: answerUnreadable,
    // JSON Schemas are compiled for serialization only; input is validated by the contract, with messages in
    // Portuguese.
    ajv: { customOptions: { strict: false } },
    schemaController: { compilersFactory: { buildSerializer: createLateSerializers } },
    // Errors before routing: the framework's messages are English and contain the address.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders).header('x-request-id', request.id);
      void sendRefusal(request as FastifyRequest, reply as FastifyReply, toRefusal(error));
    },
  });
  // After response ordering: otherwise a client that does not read would hold one refusal per request.
  options.shedder?.install(app.server);
  answerInOrder(app.server, limits.pipelined);
  boundConnections(app.server, { limits, isDirect: options.trustProxy === 0, log: options.log });
  takeJsonBodies(app, limits);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (options.relogio) reply.header('date', options.relogio.now().toUTCString());
    if (options.isDraining?.()) reply.header('connection', 'close');
    done(isOriginPlain(request) ? undefined : new DomainError('requisicao.invalida'));
  });
  watchRequests(app, options);
  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) endUnread(request.raw, limits);
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (errors[refusal.code].status >= 500) {
      options.log.error(
        { event: 'request_failed', ...describeRequest(request), route: request.routeOptions.url, err: error },
        'Request failed with a server error',
      );
    }
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    sendRefusal(request, reply, new DomainError('requisicao.naoEncontrada')),
  );
  return app;
}

/**
 * Validates scheme and host, which are client input used in message links: `our.host:x@another.host` looks like
 * ours up to the colon but leads elsewhere. An empty host is allowed for old probes.
 */
function isOriginPlain({ protocol, host }: FastifyRequest): boolean {
  return /^https?$/.test(protocol) && /^((\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?)?$/i.test(host);
}

/** Sends a refusal in the common error format. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: DomainError) {
  const { status }: ErrorEntry = errors[refusal.code];
  request.recusa = refusal.code;
  if (typeof refusal.valores['segundos'] === 'number')
    reply.header('retry-after', refusal.valores['segundos']);
  else if (status === 503) reply.header('retry-after', retryAfterSeconds);
  const said = request.routeOptions?.config?.hasStatusCode ? { statusCode: status } : {};
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({ ...said, ...toErrorEnvelope(refusal, request.id) });
}

/**
 * Answers invalid HTTP and timeouts below the framework: there is no request object, so the response is written
 * by hand.
 */
function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'requisicao.demorada' : 'requisicao.corpoIlegivel';
  const id = createId();
  const body = JSON.stringify(toErrorEnvelope(new DomainError(code), id));
  const { status }: ErrorEntry = errors[code];
  const headers = {
    ...securityHeaders,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'requisicao.corpoGrande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'requisicao.tipoNaoAceito',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'requisicao.corpoIlegivel',
  FST_ERR_CTP_INVALID_JSON_BODY: 'requisicao.corpoIlegivel',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'requisicao.corpoIlegivel',
  FST_ERR_BAD_URL: 'requisicao.naoEncontrada',
  FST_ERR_MAX_PARAM_LENGTH: 'requisicao.naoEncontrada',
  // Path traversal outside the served folder.
  FST_STATIC_FORBIDDEN_PATH: 'requisicao.naoEncontrada',
};

/**
 * Maps any thrown value to a refusal: DomainErrors unchanged, framework errors by code, anything else to a 500
 * without details.
 */
function toRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = frameworkCodes[code];
  if (known) return new DomainError(known);
  if (statusCode === 400) return new DomainError('requisicao.corpoIlegivel');
  if (isUnwritable(error)) return new DomainError('requisicao.invalida');
  if (error instanceof DatabaseBusyError || isOverloaded(error)) return new DomainError('servidor.ocupado');
  if (error instanceof DatabaseAwayError) return new DomainError('servidor.indisponivel');
  return new DomainError('servidor.falha');
}

/** Values that PostgreSQL rejects, such as NUL, the year 0 or numeric overflow: they originate from the client. */
const isUnwritable = (error: unknown): boolean =>
  ['22021', '22P05', '22003', '22007', '22008'].includes(sqlState(error) ?? '');

/** Out of resources or statement timeout: retryable, nothing was lost. */
const isOverloaded = (error: unknown): boolean => /^(53...|57014)$/.test(sqlState(error) ?? '');
