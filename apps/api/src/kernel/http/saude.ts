import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, refuse } from '../domain-error.ts';
import type { Logger } from '../log.ts';
import { sendRefusal } from './server.ts';

/** Reasons for not being ready. */
type Parte = 'banco' | 'migracao' | 'revisao' | 'segredo' | 'encerrando';

export interface Saude {
  /** Returns the refusal while the process is not ready. */
  findRefusal(): Promise<DomainError | undefined>;
  /** Codes of set-up warnings, which do not affect readiness. */
  readonly avisos: readonly string[];
}

/** Concurrent probes share one database query. */
export function createSaude(parts: {
  log: Logger;
  /**
   * Returns what makes the database unusable: missing migrations, an incompatible revision, or a `segredo` that
   * this process lacks.
   */
  findFalta: () => Promise<Extract<Parte, 'migracao' | 'revisao' | 'segredo'> | undefined>;
  isDraining: () => boolean;
  avisos: readonly string[];
}): Saude {
  let looking: Promise<Parte | undefined> | undefined;
  const look = async (): Promise<Parte | undefined> => {
    try {
      return await parts.findFalta();
    } catch (err) {
      parts.log.error({ event: 'not_ready', err }, 'Readiness probe failed: the database does not respond');
      return 'banco';
    } finally {
      looking = undefined;
    }
  };
  return {
    avisos: parts.avisos,
    async findRefusal() {
      const parte = parts.isDraining() ? 'encerrando' : await (looking ??= look());
      return parte && refuse('servidor.indisponivel', { parte });
    },
  };
}

/**
 * `/saude/viva` (liveness): the process responds, independent of the database, because a restart would not fix
 * an outage. `/saude/pronta`, and the older `/saude` (readiness): accepts requests. The metrics server has both
 * too.
 */
export function serveSaude(http: FastifyInstance, { findRefusal, avisos }: Saude): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await findRefusal();
    if (refusal) return sendRefusal(request, reply, refusal);
    return reply.header('cache-control', 'no-store').send({ situacao: 'ok', avisos });
  };
  http.get('/saude/viva', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { situacao: 'ok' };
  });
  http.get('/saude/pronta', answer);
  http.get('/saude', answer);
}
