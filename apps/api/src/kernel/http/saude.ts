import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../database-error.ts';
import { refuse } from '../domain-error.ts';
import type { Logger } from '../log.ts';
import { sendRefusal } from './server.ts';
import { describeRequest } from './watch-requests.ts';

/** What keeps a process from being sent requests. */
type Parte = 'banco' | 'migracao' | 'encerrando';

/**
 * `/saude/viva`: the process answers, whatever stands behind it; who starts it anew because the database is away helps
 * nobody. `/saude/pronta`, and `/saude` as before: requests may be sent here.
 */
export function serveSaude(
  http: FastifyInstance,
  parts: {
    log: Logger;
    /** Migrations that this program was written for and the database does not have; it may have more. */
    findUnapplied: () => Promise<string[]>;
    isDraining: () => boolean;
    /** Codes of what the set-up lacks: a process with warnings is ready all the same. */
    avisos: readonly string[];
  },
): void {
  const findFault = async (request: FastifyRequest): Promise<Parte | undefined> => {
    if (parts.isDraining()) return 'encerrando';
    try {
      return (await parts.findUnapplied()).length > 0 ? 'migracao' : undefined;
    } catch (err) {
      // No table of migrations: the database is somebody else's, or empty.
      if (sqlState(err) === '42P01') return 'migracao';
      parts.log.error({ ...describeRequest(request), route: request.routeOptions.url, err });
      return 'banco';
    }
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const parte = await findFault(request);
    if (parte) return sendRefusal(request, reply, refuse('servidor.indisponivel', { parte }));
    return reply.header('cache-control', 'no-store').send({ situacao: 'ok', avisos: parts.avisos });
  };
  http.get('/saude/viva', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { situacao: 'ok' };
  });
  http.get('/saude/pronta', answer);
  http.get('/saude', answer);
}
