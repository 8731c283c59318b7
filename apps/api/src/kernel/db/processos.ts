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
  /** Revision of the schema that it was written for; null for a process of a release that did not report it. */
  readonly revisao: number | null;
  /** Ids of the keys that it holds; null for a process of a release that did not report them. */
  readonly chaves: readonly string[] | null;
}

const beatSeconds = 10;
// Three times unheard: a process that hangs for so long is no longer served by anybody.
const aliveSeconds = 30;

export type Presenca = ReturnType<typeof createPresenca>;

/** Registers this process in the table of living processes, and keeps its row alive with a job. */
export function createPresenca(
  db: Db,
  {
    nome,
    versao,
    revisao,
    armazenamento,
    chaves,
  }: Pick<Processo, 'nome' | 'versao' | 'revisao' | 'chaves'> & { armazenamento: string },
) {
  const id = createId();
  const beat = async (queryable: Queryable = db): Promise<void> => {
    await queryable.query(
      `insert into processo (processo_id, nome, versao, armazenamento, revisao, chaves) values ($1, $2, $3, $4, $5, $6)
       on conflict (processo_id) do update set visto_em = now()`,
      [id, nome, versao, armazenamento, revisao, chaves],
    );
    await queryable.query(`delete from processo where visto_em < now() - interval '1 day'`);
  };
  const job: Job = {
    name: 'processo.presenca',
    everySeconds: beatSeconds,
    runs: 'everywhere',
    statementSeconds: 15,
    run: () => beat(),
  };
  return {
    beat,
    job,
    async leave(): Promise<void> {
      await db.query('delete from processo where processo_id = $1', [id]);
    },
  };
}

/** Returns the living processes, the oldest first; also before the migrations that add `revisao` and `chaves`. */
export const listProcessos = (db: Queryable): Promise<Processo[]> =>
  db.query<{ [K in keyof Processo]: Processo[K] }>(
    `select nome, versao, desde, armazenamento, (to_jsonb(processo) ->> 'revisao')::int as revisao,
       case when jsonb_typeof(to_jsonb(processo) -> 'chaves') = 'array'
         then array(select jsonb_array_elements_text(to_jsonb(processo) -> 'chaves')) end as chaves, extract(epoch from now() - visto_em)::int as segundos from processo
     where visto_em > now() - make_interval(secs => $1) order by desde, processo_id`,
    [aliveSeconds],
  );
