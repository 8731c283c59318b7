import type { Db, Queryable } from './db.ts';
import { createId } from '../ids.ts';
import type { Job } from '../jobs.ts';

/** A process of the program as it wrote itself down. */
export interface Processo {
  readonly nome: string;
  readonly versao: string;
  readonly desde: Date;
  /** How long ago it was heard of. */
  readonly segundos: number;
  /** Id of the file storage that it uses; null for a process of a release that did not report it. */
  readonly armazenamento: string | null;
}

const beatSeconds = 10;
// Three times unheard: a process that hangs for so long is no longer served by anybody.
const aliveSeconds = 30;

export type Presenca = ReturnType<typeof createPresenca>;

/** Registers this process in the table of living processes, and keeps its row alive with a job. */
export function createPresenca(
  db: Db,
  { nome, versao, armazenamento }: { nome: string; versao: string; armazenamento: string },
) {
  const id = createId();
  const beat = async (queryable: Queryable = db): Promise<void> => {
    await queryable.query(
      `insert into processo (processo_id, nome, versao, armazenamento) values ($1, $2, $3, $4)
       on conflict (processo_id) do update set visto_em = now()`,
      [id, nome, versao, armazenamento],
    );
    await queryable.query(`delete from processo where visto_em < now() - interval '1 day'`);
  };
  const job: Job = { name: 'processo.presenca', everySeconds: beatSeconds, run: () => beat() };
  return {
    beat,
    job,
    async leave(): Promise<void> {
      await db.query('delete from processo where processo_id = $1', [id]);
    },
  };
}

/** Returns the living processes, the oldest first. */
export const listProcessos = (db: Queryable): Promise<Processo[]> =>
  db.query<{ nome: string; versao: string; desde: Date; segundos: number; armazenamento: string | null }>(
    `select nome, versao, desde, armazenamento, extract(epoch from now() - visto_em)::int as segundos from processo
     where visto_em > now() - make_interval(secs => $1) order by desde, processo_id`,
    [aliveSeconds],
  );
