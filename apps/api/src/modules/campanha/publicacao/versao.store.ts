import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Mudanca } from '@trevo/config/campanha-file/mudanca/find-mudancas';
import { type Ator } from '../../../kernel/auth/ator.ts';
import { type Db, first } from '../../../kernel/db/db.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { CampanhaId } from '../campanha-id.ts';

/** A published version of a campaign file. */
export interface VersaoRow extends Columns<
  'campanha_publicacao',
  'publicada_em' | 'arquivo_hash' | 'motivo'
> {
  readonly mudancas: readonly Mudanca[];
  readonly ator: Ator | null;
}

/** A version with its text; null for versions of before the text was kept. */
interface VersaoComTexto extends VersaoRow, Columns<'campanha_publicacao', 'texto'> {
  readonly arquivo: CampanhaArquivo;
}

// Each publication of a day is one row: more are no help on a screen.
const maximo = 500;

export const createVersaoStore = (db: Db) => ({
  /** Lists the versions of a campaign, the newest first. */
  list: (campanhaId: CampanhaId): Promise<VersaoRow[]> =>
    db.query<VersaoRow>(
      `select publicada_em, arquivo_hash, motivo, mudancas, ator from campanha_publicacao
       where campanha_id = $1 order by publicada_em desc limit ${maximo}`,
      [campanhaId],
    ),
  /** Finds the last publication of a version. */
  find: async (campanhaId: CampanhaId, hash: string): Promise<VersaoComTexto | undefined> =>
    (
      await db.query<VersaoComTexto>(
        `select publicada_em, arquivo_hash, motivo, mudancas, ator, texto, arquivo from campanha_publicacao
         where campanha_id = $1 and arquivo_hash = $2 order by publicada_em desc limit 1`,
        [campanhaId, hash],
      )
    )[0],
  count: async (campanhaId: CampanhaId): Promise<number> =>
    first(
      await db.query<{ total: number }>(
        'select count(*) as total from campanha_publicacao where campanha_id = $1',
        [campanhaId],
      ),
    ).total,
  /** Yields the versions, the oldest first; a file has up to some hundred kilobytes, so they are read one by one. */
  async *walk(campanhaId: CampanhaId): AsyncGenerator<VersaoComTexto> {
    for (let depois = new Date(0); ;) {
      const [row] = await db.query<VersaoComTexto>(
        `select publicada_em, arquivo_hash, motivo, mudancas, ator, texto, arquivo from campanha_publicacao
         where campanha_id = $1 and date_trunc('milliseconds', publicada_em) > $2 order by publicada_em limit 1`,
        [campanhaId, depois],
      );
      if (!row) return;
      yield row;
      depois = row.publicada_em;
    }
  },
});
