import { type Db, first } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** Returns the function that reads the key of a campaign's pseudonyms; its first call stores it. */
export const createGetSal =
  (db: Db) =>
  async (campanhaId: CampanhaId, novo: string): Promise<string> => {
    await db.query(
      'insert into exportacao_sal (campanha_id, sal) values ($1, $2) on conflict on constraint exportacao_sal__pk do nothing',
      [campanhaId, novo],
    );
    return first(
      await db.query<{ sal: string }>('select sal from exportacao_sal where campanha_id = $1', [campanhaId]),
    ).sal;
  };
