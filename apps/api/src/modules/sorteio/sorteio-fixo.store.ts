import type { Queryable } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

/**
 * Lists the days of a campaign's draws that are frozen or have winners. Manifest, capsule, minutes and winners have
 * addresses and hashes that people were given, so such draws must not change.
 */
export const listSorteiosFixos = async (on: Queryable, campanhaId: CampanhaId): Promise<Set<string>> =>
  new Set(
    (
      await on.query<{ data: string }>(
        `select f.data from sorteio_congelado f where f.campanha_id = $1
         union select p.data from sorteio_premiado p where p.campanha_id = $1`,
        [campanhaId],
      )
    ).map((row) => row.data),
  );
