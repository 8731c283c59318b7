import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DomainError, refuse } from '../domain-error.ts';
import type { Logger } from '../log.ts';
import { sendRefusal } from './server.ts';

/** What keeps a process from being sent requests. */
type Parte = 'banco' | 'migracao' | 'revisao' | 'segredo' | 'encerrando';

export interface Saude {
  /** The refusal while requests should not be sent to this process. */
  findRefusal(): Promise<DomainError | undefined>;
  /** Codes of what the set-up lacks: a process with warnings is ready all the same. */
  readonly avisos: readonly string[];
}

/** Probes that arrive at the same moment share one look at the database. */
export function createSaude(parts: {
  log: Logger;
  /**
   * Whether the database lacks something of this program, moved on and no longer serves it, or needs a `segredo` that this
   * process does not hold.
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
      parts.log.error({ event: 'not_ready', err });
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
 * `/saude/viva`: the process answers, whatever stands behind it; restarting it because the database is away helps nobody.
 * `/saude/pronta`, and `/saude` as before: requests may be sent here. The server of the figures has both as well.
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
