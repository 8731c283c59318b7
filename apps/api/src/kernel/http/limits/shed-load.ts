import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { errors } from '@trevo/contract/errors';
import createRouter, { type HTTPMethod } from 'find-my-way';
import { type DomainError, toErrorEnvelope } from '../../domain-error.ts';
import { createId } from '../../ids.ts';
import type { Logger } from '../../log.ts';
import type { Admission, Priority } from './admission.ts';
import { toCorsHeaders } from '../cors.ts';
import { endUnread } from './end-unread.ts';
import { defaultHttpLimits, type HttpLimits } from './http-limits.ts';
import { securityHeaders } from '../security-headers.ts';
import type { RequestEnd } from '../watch-requests.ts';
import { wrapListener } from './wrap-listener.ts';

/** Minimum interval between two log lines. */
const logMilliseconds = 10_000;

export interface BoundedRoute {
  readonly method: HTTPMethod;
  /** Route pattern, e.g. `/campanha/v1/:ano`. */
  readonly path: string;
  readonly priority: Priority;
  /** Whether a request may need no slot, which is decided after it. */
  mayPass(request: IncomingMessage): boolean;
}

export type LoadShedder = ReturnType<typeof createLoadShedder>;

/**
 * Load shedding: refuses requests without a free slot before they reach the framework, because under overload
 * most requests are refused and each refusal's cost reduces the capacity for accepted ones. Counted in the
 * metrics like other requests; logged in aggregate.
 */
export function createLoadShedder(parts: {
  admission: Admission;
  limits?: Partial<HttpLimits> | undefined;
  log: Logger;
  isDraining: () => boolean;
  onEnd: ((end: RequestEnd) => void) | undefined;
}) {
  const limits = { ...defaultHttpLimits, ...parts.limits };
  const router = createRouter({ ignoreTrailingSlash: true, maxParamLength: 200 });
  // Added to the router by the first request near the limit: at start that takes 10 ms, and most processes never refuse.
  const added: BoundedRoute[] = [];
  let refused = 0;
  let loggedAt = -Infinity;

  function refuseAtOnce(request: IncomingMessage, response: ServerResponse, refusal: DomainError): number {
    const id = createId();
    const { status } = errors[refusal.code];
    const body = JSON.stringify(toErrorEnvelope(refusal, id));
    response.writeHead(status, {
      ...securityHeaders,
      ...toCorsHeaders(request.headers.origin),
      'x-request-id': id,
      'retry-after': String(refusal.valores['segundos']),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...(parts.isDraining() ? { connection: 'close' } : {}),
    });
    response.end(body, () => {
      if (!request.complete) endUnread(request, limits);
    });
    return status;
  }

  function findRoute({ method, url = '/' }: IncomingMessage): BoundedRoute | undefined {
    for (let route = added[0]; route; route = added[0]) {
      router.on(route.method, route.path, () => undefined, route);
      added.shift();
    }
    return router.find(method as HTTPMethod, url)?.store as BoundedRoute | undefined;
  }

  function logRefused(): void {
    refused += 1;
    const now = performance.now();
    if (now < loggedAt + logMilliseconds) return;
    loggedAt = now;
    parts.log.warn(
      { event: 'load_shed', refused },
      'Requests refused: the process is at its concurrency limit',
    );
    refused = 0;
  }

  return {
    /** Adds a sheddable route; all other routes pass through. */
    add: (route: BoundedRoute): void => void added.push(route),
    install(server: Server): void {
      wrapListener(server, (request, response, answer) => {
        if (!parts.admission.mayRefuse()) return answer();
        const route = findRoute(request);
        const refusal = route && !route.mayPass(request) && parts.admission.findRefusal(route.priority);
        if (!refusal) return answer();
        const status = refuseAtOnce(request, response, refusal);
        logRefused();
        parts.onEnd?.({
          method: route.method,
          route: route.path,
          status,
          seconds: 0,
          recusa: refusal.code,
        });
      });
    },
  };
}
