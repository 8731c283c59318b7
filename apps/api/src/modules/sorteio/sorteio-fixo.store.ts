import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import { isMesmoSorteio } from '@trevo/config/campanha-file/mudanca/sorteio-fixo';
import { first, type Queryable } from '../../kernel/db/db.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { callFunction } from '../../schema/call-function.ts';
import type { CampanhaId } from '../campanha/public.ts';

type Sorteio = CampanhaArquivo['sorteios'][number];

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

/**
 * Locks the campaign against a publication until the transaction ends. Throws sorteio.arquivoMudou when the published
 * file no longer has this draw: the caller read an earlier file.
 */
export async function holdSorteio(tx: Queryable, campanhaId: CampanhaId, sorteio: Sorteio): Promise<void> {
  await callFunction(tx, 'campanha_hold', { campanhaId });
  const { sorteios } = first(
    await tx.query<{ sorteios: readonly Sorteio[] }>(
      `select c.arquivo -> 'sorteios' as sorteios from campanha c where c.campanha_id = $1`,
      [campanhaId],
    ),
  );
  if (!sorteios.some((known) => isMesmoSorteio(known, sorteio))) throw refuse('sorteio.arquivoMudou');
}
