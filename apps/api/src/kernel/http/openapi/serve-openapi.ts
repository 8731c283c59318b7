import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { compress, type Compressed } from '../../compressed.ts';
import type { Gate } from '../gate.ts';
import { defaultHttpLimits, type HttpLimits } from '../limits/http-limits.ts';
import { toOpenApi } from './openapi.ts';
import { createNetworkLimit, toNetwork } from '../limits/rate-limit.ts';
import { isPlain, sendCompressed } from '../send-compressed.ts';

/** Requests per minute and network; the document changes only with a release. */
const perMinute = 60;

/**
 * Serves the OpenAPI documents, each built on first request and cached compressed. The operator's document
 * requires the operator's credential.
 */
export function serveOpenApi(
  http: FastifyInstance,
  {
    version,
    clock,
    gate,
    limits,
  }: {
    version: string;
    clock: Clock;
    gate: Pick<Gate, 'requireOperador'>;
    limits: Partial<HttpLimits> | undefined;
  },
): void {
  const limit = createNetworkLimit(clock, perMinute);
  const plainLimit = createNetworkLimit(clock, { ...defaultHttpLimits, ...limits }.plainDocuments);
  for (const audiencia of Object.keys(audiencias) as Audiencia[]) {
    let document: Compressed | undefined;
    http.get(audiencias[audiencia].endereco, async (request, reply) => {
      limit.count(toNetwork(request.ip));
      if (audiencia === 'operador') await gate.requireOperador(request);
      document ??= compress(JSON.stringify(toOpenApi(version, audiencia)));
      if (isPlain(request, document)) plainLimit.count('');
      return sendCompressed(request, reply.type('application/json; charset=utf-8'), document);
    });
  }
}
