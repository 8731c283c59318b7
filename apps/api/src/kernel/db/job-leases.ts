import type { Db } from './db.ts';
import { createId } from '../ids.ts';
import type { Job, JobLeases, JobRecord } from '../fila/jobs.ts';

/**
 * Share of a job's interval that must pass before its next run, so that a timer firing milliseconds early does
 * not skip a turn.
 */
const paceShare = 0.9;

/**
 * Leases of jobs that run in one process at a time, by the database clock. The lease of a crashed process
 * expires and is taken by the next process.
 */
export function createJobLeases(db: Db, seconds = 60): JobLeases {
  const id = createId();
  return {
    seconds,
    async take({ name, everySeconds }: Pick<Job, 'name' | 'everySeconds'>): Promise<boolean> {
      const taken = await db.query(
        `insert into tarefa as t (nome, arrendatario, arrendada_ate, proxima_em, iniciada_em)
         values ($1, $2, clock_timestamp() + make_interval(secs => $3), clock_timestamp() + make_interval(secs => $4),
           clock_timestamp())
         on conflict (nome) do update set arrendatario = excluded.arrendatario, arrendada_ate = excluded.arrendada_ate,
           proxima_em = excluded.proxima_em, iniciada_em = excluded.iniciada_em
         where case when t.arrendatario is null then t.proxima_em <= clock_timestamp()
           else t.arrendada_ate <= clock_timestamp() end
         returning 1`,
        [name, id, seconds, everySeconds * paceShare],
      );
      return taken.length > 0;
    },
    async renew(name: string): Promise<boolean> {
      const kept = await db.query(
        `update tarefa set arrendada_ate = clock_timestamp() + make_interval(secs => $3)
         where nome = $1 and arrendatario = $2 returning 1`,
        [name, id, seconds],
      );
      return kept.length > 0;
    },
    async end(name: string, isOk: boolean, milliseconds: number): Promise<void> {
      await db.query(
        `update tarefa set arrendatario = null, arrendada_ate = null, milissegundos = $4,
           sucedida_em = case when $3::boolean then clock_timestamp() else sucedida_em end
         where nome = $1 and arrendatario = $2`,
        [name, id, isOk, milliseconds],
      );
    },
    list: (): Promise<JobRecord[]> =>
      db.query<JobRecord>('select nome, sucedida_em as sucesso, milissegundos from tarefa order by nome'),
  };
}
