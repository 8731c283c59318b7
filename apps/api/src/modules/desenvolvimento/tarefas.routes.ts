import type { FastifyInstance } from 'fastify';
import { refuse } from '../../kernel/domain-error.ts';
import type { Job } from '../../kernel/fila/jobs.ts';

/**
 * Registers the route that runs a job by its name and answers after its end, so that a test does not wait for the job's
 * interval. Answers 404 to an unknown name.
 */
export function registerTarefas(app: FastifyInstance, listJobs: () => readonly Job[]): void {
  app.post('/_dev/tarefas/:nome', async (request, reply) => {
    const { nome } = request.params as { nome: string };
    const job = listJobs().find(({ name }) => name === nome);
    if (!job) throw refuse('requisicao.naoEncontrada');
    await job.run();
    return reply.code(204).send();
  });
}
