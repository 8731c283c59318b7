import type { CampanhaArquivo } from '@trevo/config/campanha-file/campanha-file';
import type { Mudanca } from '@trevo/config/campanha-file/find-mudancas';
import type { Ator } from '../../kernel/auth/ator.ts';
import { first, type Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from './campanha-id.ts';

/** A published version of a campaign's file. */
interface PublicacaoView {
  readonly publicadaEm: Date;
  readonly arquivoHash: string;
  readonly arquivo: CampanhaArquivo;
  /** Reason for the changes to the worse; null without any. */
  readonly motivo: string | null;
  readonly mudancas: readonly Mudanca[];
  readonly ator: Ator | null;
}

/** The history of a campaign's file. */
export const createPublicacoesViews = (db: Db) => ({
  count: async (campanhaId: CampanhaId): Promise<number> =>
    first(
      await db.query<{ total: number }>(
        'select count(*) as total from campanha_publicacao where campanha_id = $1',
        [campanhaId],
      ),
    ).total,
  /** Yields the versions, the oldest first; a file has up to some hundred kilobytes, so they are read one by one. */
  async *walk(campanhaId: CampanhaId): AsyncGenerator<PublicacaoView> {
    for (let depois = new Date(0); ;) {
      const [row] = await db.query<PublicacaoView>(
        `select p.publicada_em as "publicadaEm", p.arquivo_hash as "arquivoHash", p.arquivo, p.motivo, p.mudancas, p.ator
         from campanha_publicacao p
         where p.campanha_id = $1 and date_trunc('milliseconds', p.publicada_em) > $2
         order by p.publicada_em limit 1`,
        [campanhaId, depois],
      );
      if (!row) return;
      yield row;
      depois = row.publicadaEm;
    }
  },
});
