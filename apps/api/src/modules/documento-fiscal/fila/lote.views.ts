import type { CausaLote } from '@trevo/contract/documento-fiscal/fila-lote.calls';
import type { Db, SqlValue } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** The receipts of a cause: those of an issuer, or with a day of purchase outside a range. */
export type Causa =
  | { readonly causa: Extract<CausaLote, 'emitente'>; readonly emitente: string }
  | {
      readonly causa: Extract<CausaLote, 'datas'>;
      readonly dataInicial: string;
      readonly dataFinalCompras: string;
    };

export type LoteViews = ReturnType<typeof createLoteViews>;

/** Queries for the receipts that an operator judges together. */
export const createLoteViews = (db: Db) => ({
  /** Lists receipts that wait for a person with this reason and cause, oldest first. */
  async list(
    campanhaId: CampanhaId,
    motivo: string | null,
    causa: Causa,
    limite: number,
  ): Promise<DocumentoRef[]> {
    const [condition, values]: [string, SqlValue[]] =
      causa.causa === 'emitente'
        ? ['d.emitente = $4', [causa.emitente]]
        : [
            '(d.emitido_em < $4::date or d.emitido_em > $5::date)',
            [causa.dataInicial, causa.dataFinalCompras],
          ];
    const rows = await db.query<{ consumidor_id: string; documento_fiscal_id: string }>(
      `select d.consumidor_id, d.documento_fiscal_id from documento_fiscal d
       where d.campanha_id = $1 and d.status = 'PENDENTE' and d.apurar_em is null
         and d.motivo is not distinct from $2 and ${condition}
       order by d.registrado_em, d.documento_fiscal_id limit $3`,
      [campanhaId, motivo, limite, ...values],
    );
    return rows.map(toRef);
  },
  /** Lists those of these receipts with the operator's verdict of this status since `desde` as the last entry. */
  async listJulgadas(
    notas: readonly DocumentoRef[],
    { operadorId, status, desde }: { operadorId: string; status: string; desde: Date },
  ): Promise<string[]> {
    const rows = await db.query<{ documento_fiscal_id: string }>(
      `select h.documento_fiscal_id from unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
       join documento_fiscal_historico h
         on h.consumidor_id = n.consumidor_id and h.documento_fiscal_id = n.documento_fiscal_id
       where h.status = $3 and h.data_hora >= $4 and h.ator ->> 'id' = $5 and not exists (
         select 1 from documento_fiscal_historico x where x.consumidor_id = h.consumidor_id
           and x.documento_fiscal_id = h.documento_fiscal_id and x.ordem > h.ordem)`,
      [
        notas.map(({ consumidorId }) => consumidorId),
        notas.map(({ documentoFiscalId }) => documentoFiscalId),
        status,
        desde,
        operadorId,
      ],
    );
    return rows.map(({ documento_fiscal_id }) => documento_fiscal_id);
  },
});
