import { callFunction } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';

export type GuardaStore = ReturnType<typeof createGuardaStore>;

/** Data retention of receipts: kept as long as the law requires, then deleted. */
export function createGuardaStore(db: Db) {
  return {
    /** Lists campaigns that ended before a day (`yyyy-mm-dd`) and are not purged yet, with their last day. */
    listEncerradas: (dia: string): Promise<{ campanha_id: CampanhaId; data_final: string }[]> =>
      db.query<{ campanha_id: CampanhaId; data_final: string }>(
        'select campanha_id, data_final from campanha where data_final < $1 and esquecida_em is null order by data_final',
        [dia],
      ),
    /** Lists receipts of a campaign that still have a picture, at most `limite`. */
    listImagens: (
      campanhaId: CampanhaId,
      limite: number,
    ): Promise<{ consumidor_id: string; documento_fiscal_id: string; uri_imagem: string }[]> =>
      db.query<{ consumidor_id: string; documento_fiscal_id: string; uri_imagem: string }>(
        `select consumidor_id, documento_fiscal_id, uri_imagem from documento_fiscal
         where campanha_id = $1 and uri_imagem is not null limit $2`,
        [campanhaId, limite],
      ),
    /** Returns the given picture names that receipts reference. */
    async listNomeadas(nomesArquivo: readonly string[]): Promise<string[]> {
      const rows = await db.query<{ uri_imagem: string }>(
        'select distinct uri_imagem from documento_fiscal where uri_imagem = any($1)',
        [nomesArquivo],
      );
      return rows.map((row) => row.uri_imagem);
    },
    /** Clears the picture name of a receipt after its file was deleted. */
    async forgetImagem(consumidorId: string, documentoFiscalId: string): Promise<void> {
      await db.query(
        'update documento_fiscal set uri_imagem = null where consumidor_id = $1 and documento_fiscal_id = $2',
        [consumidorId, documentoFiscalId],
      );
    },
    /** Deletes notes, product lines, readings of photos, invitations and evidence of a campaign's receipts, and marks the campaign as purged. */
    forgetMensagens: (campanhaId: CampanhaId, agora: Date): Promise<void> =>
      db.transaction(async (tx) => {
        // Run first: campanha is a reference table replicated to every node, and Citus rejects writing it in a
        // transaction after a multi-shard statement.
        await callFunction(tx, 'campanha_forget', { campanhaId, agora });
        await tx.query(
          `update documento_fiscal_historico h set observacao = null from documento_fiscal d
           where d.campanha_id = $1 and h.consumidor_id = d.consumidor_id
             and h.documento_fiscal_id = d.documento_fiscal_id and h.observacao is not null`,
          [campanhaId],
        );
        await tx.query(
          `delete from documento_anotacao a using documento_fiscal d
           where d.campanha_id = $1 and a.consumidor_id = d.consumidor_id and a.documento_fiscal_id = d.documento_fiscal_id`,
          [campanhaId],
        );
        await tx.query(
          'update documento_fato set itens = null where campanha_id = $1 and itens is not null',
          [campanhaId],
        );
        await tx.query(
          `delete from leitura_foto l using documento_fiscal d
           where d.campanha_id = $1 and l.consumidor_id = d.consumidor_id and l.documento_fiscal_id = d.documento_fiscal_id`,
          [campanhaId],
        );
        await callFunction(tx, 'indicacao_forget', { campanhaId });
        await callFunction(tx, 'evidencia_forget', { campanhaId });
      }),
  };
}
