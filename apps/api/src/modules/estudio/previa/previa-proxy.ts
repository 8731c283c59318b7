import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance } from 'fastify';
import { wrapListener } from '../../../kernel/http/limits/wrap-listener.ts';
import type { Destino } from './previa-exibicao.ts';
import type { PreviaService } from './previa.service.ts';

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1). */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te'];

/**
 * Answers requests at the hosts of previews by the preview's program on this machine. Its pages may be framed by the
 * console alone; it has no service worker, which would outlive the preview.
 */
export function servePrevias(
  { server }: Pick<FastifyInstance, 'server'>,
  previas: Pick<PreviaService, 'isHost' | 'findDestino' | 'forget'>,
  consoleOrigin: string | undefined,
): void {
  wrapListener(server, (request, response, answer) => {
    const hostname = (request.headers.host ?? '').split(':')[0]!;
    if (!previas.isHost(hostname)) return answer();
    if (request.url === '/sw.js') return sendEmpty(response, 404);
    previas.findDestino(hostname).then(
      (destino) => {
        if (!destino) return sendEmpty(response, 404);
        pass(request, response, destino, { consoleOrigin, onAway: () => previas.forget(destino.banco) });
      },
      () => sendEmpty(response, 502),
    );
  });
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { porta, host }: Destino,
  {
    consoleOrigin,
    onAway,
  }: {
    readonly consoleOrigin: string | undefined;
    /** Called when the preview's process does not answer. */
    readonly onAway: () => void;
  },
): void {
  const headers: OutgoingHttpHeaders = { ...request.headers, host };
  for (const name of ofConnection) delete headers[name];
  // The preview judges its own host: to it, each request comes from itself.
  if (headers.origin) headers.origin = `http://${host}`;
  const { method, url } = request;
  const asked = ask({ host: '127.0.0.1', port: porta, method, path: url, headers }, (answer) => {
    const given: OutgoingHttpHeaders = { ...answer.headers };
    for (const name of [...ofConnection, 'x-frame-options']) delete given[name];
    const policy = given['content-security-policy'];
    if (typeof policy === 'string' && consoleOrigin)
      given['content-security-policy'] = policy.replace(
        /frame-ancestors [^;]*/,
        `frame-ancestors ${consoleOrigin}`,
      );
    response.writeHead(answer.statusCode!, {
      ...given,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    answer.pipe(response);
  });
  asked.on('error', () => {
    onAway();
    if (response.headersSent) response.destroy();
    else sendEmpty(response, 502);
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

const sendEmpty = (response: ServerResponse, status: number): void =>
  void response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
