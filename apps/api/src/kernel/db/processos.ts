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
}

const beatSeconds = 10;
// Three times unheard: a process that hangs for so long is no longer served by anybody.
const aliveSeconds = 30;

/** The process in a table that all see, while it lives: who changes the database for good has to know who still uses it. */
export function createPresenca(db: Db, { nome, versao }: { nome: string; versao: string }) {
  const id = createId();
  const beat = async (): Promise<void> => {
    await db.query(
      `insert into processo (processo_id, nome, versao) values ($1, $2, $3)
       on conflict (processo_id) do update set visto_em = now()`,
      [id, nome, versao],
    );
    await db.query(`delete from processo where visto_em < now() - interval '1 day'`);
  };
  const job: Job = { name: 'processo.presenca', everySeconds: beatSeconds, run: beat };
  return {
    beat,
    job,
    async leave(): Promise<void> {
      await db.query('delete from processo where processo_id = $1', [id]);
    },
  };
}

/** Who lives now, the longest first. */
export const listProcessos = (db: Queryable): Promise<Processo[]> =>
  db.query<{ nome: string; versao: string; desde: Date; segundos: number }>(
    `select nome, versao, desde, extract(epoch from now() - visto_em)::int as segundos from processo
     where visto_em > now() - make_interval(secs => $1) order by desde, processo_id`,
    [aliveSeconds],
  );
