import { audiencias, type Audiencia } from '@trevo/contract/audiencias';
import type { FastifyInstance } from 'fastify';
import { toOpenApi } from './openapi.ts';

/** Serves the interface's description, each document made when it is first asked for and kept as text. */
export function serveOpenApi(http: FastifyInstance, version: string): void {
  for (const audiencia of Object.keys(audiencias) as Audiencia[]) {
    let text: string | undefined;
    http.get(audiencias[audiencia].endereco, async (_request, reply) => {
      text ??= JSON.stringify(toOpenApi(version, audiencia));
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
}
