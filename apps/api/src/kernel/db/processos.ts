import type { Db, Queryable } from './db.ts';
import { createId } from '../ids.ts';
import type { Job } from '../fila/jobs.ts';

/** A process as registered in the database. */
export interface Processo {
  readonly nome: string;
  readonly versao: string;
  readonly desde: Date;
  /** Seconds since the last heartbeat. */
  readonly segundos: number;
  /** Id of the process's file storage; null for releases that did not report it. */
  readonly armazenamento: string | null;
  /** Schema revision of the process; null for releases that did not report it. */
  readonly revisao: number | null;
  /** Ids of the keys that the process holds; null for releases that did not report them. */
  readonly chaves: readonly string[] | null;
}

const beatSeconds = 10;
// Three missed heartbeats: a process hanging that long gets no more requests.
const aliveSeconds = 30;

export type Presenca = ReturnType<typeof createPresenca>;

/** Registers this process in the table of living processes; a job sends its heartbeat. */
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

/** Lists the living processes, oldest first; also works before the migrations that add `revisao` and `chaves`. */
export const listProcessos = (db: Queryable): Promise<Processo[]> =>
  db.query<{ [K in keyof Processo]: Processo[K] }>(
    `select nome, versao, desde, armazenamento, (to_jsonb(processo) ->> 'revisao')::int as revisao,
       case when jsonb_typeof(to_jsonb(processo) -> 'chaves') = 'array'
         then array(select jsonb_array_elements_text(to_jsonb(processo) -> 'chaves')) end as chaves, extract(epoch from now() - visto_em)::int as segundos from processo
     where visto_em > now() - make_interval(secs => $1) order by desde, processo_id`,
    [aliveSeconds],
  );
