import type { Db } from '../../kernel/db/db.ts';
import { first } from '../../kernel/db/db.ts';

export interface NumeroRepetidoStore {
  listCampanhaIds(): Promise<string[]>;
  /** How many numbers of a campaign are held more than once, cancelled ones included. */
  count(campanhaId: string): Promise<number>;
}

export function createNumeroRepetidoStore(db: Db): NumeroRepetidoStore {
  return {
    listCampanhaIds: async () =>
      (
        await db.query<{ campanha_id: string }>('select c.campanha_id from campanha c order by c.campanha_id')
      ).map(({ campanha_id }) => campanha_id),
    // Reads only, and groups on disk what does not fit: it may take longer than any question of a person.
    count: (campanhaId) =>
      db.transaction(async (tx) => {
        await tx.query(`set local statement_timeout = '30min'`);
        const { total } = first(
          await tx.query<{ total: number }>(
            `select count(*) as total from (
               select from cupom c where c.campanha_id = $1 group by c.serie, c.numero having count(*) > 1
             ) r`,
            [campanhaId],
          ),
        );
        return total;
      }),
  };
}
