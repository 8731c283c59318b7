import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../domain-error.ts';
import type { Logger } from '../log.ts';
import { sendRefusal } from './server.ts';
import { describeRequest } from './watch-requests.ts';

/** What keeps a process from being sent requests. */
type Parte = 'banco' | 'migracao' | 'revisao' | 'segredo' | 'encerrando';

/**
 * `/saude/viva`: the process answers, whatever stands behind it; who starts it anew because the database is away helps
 * nobody. `/saude/pronta`, and `/saude` as before: requests may be sent here.
 */
export function serveSaude(
  http: FastifyInstance,
  parts: {
    log: Logger;
    /**
     * Whether the database lacks something of this program, moved on and no longer serves it, or needs a `segredo` that this
     * process does not hold.
     */
    findFalta: () => Promise<Extract<Parte, 'migracao' | 'revisao' | 'segredo'> | undefined>;
    isDraining: () => boolean;
    /** Codes of what the set-up lacks: a process with warnings is ready all the same. */
    avisos: readonly string[];
  },
): void {
  const findFault = async (request: FastifyRequest): Promise<Parte | undefined> => {
    if (parts.isDraining()) return 'encerrando';
    try {
      return await parts.findFalta();
    } catch (err) {
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
