import type { Db } from '../../kernel/db/db.ts';
import type { Columns } from '../../schema/call-function.ts';

export type PromotoraRow = Columns<'promotora', 'promotora_id' | 'nome' | 'cnpj'>;

export const createPromotoraStore = (db: Db) => ({
  /** Lists all promoters by name. */
  list: (): Promise<PromotoraRow[]> =>
    db.query<PromotoraRow>('select promotora_id, nome, cnpj from promotora order by nome, promotora_id'),
  /** Inserts a promoter unless its short name exists, and returns the stored promoter with that name. */
  create: async ({ promotora_id, nome, cnpj }: PromotoraRow): Promise<PromotoraRow> => {
    await db.query(
      'insert into promotora (promotora_id, nome, cnpj) values ($1, $2, $3) on conflict do nothing',
      [promotora_id, nome, cnpj],
    );
    const [row] = await db.query<PromotoraRow>(
      'select promotora_id, nome, cnpj from promotora where promotora_id = $1',
      [promotora_id],
    );
    return row!;
  },
});
