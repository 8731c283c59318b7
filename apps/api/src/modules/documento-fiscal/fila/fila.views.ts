import { type Db, first } from '../../../kernel/db/db.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import { type DocumentoFiscalView, selectDocumento } from '../documento-fiscal.views.ts';

/** A person's receipts in a campaign. */
export interface NotasDaPessoa {
  readonly pendentes: number;
  readonly validas: number;
  readonly invalidas: number;
  readonly desde: Date | null;
}

export type FilaViews = ReturnType<typeof createFilaViews>;

/** Queries for the receipts around one of the review queue. */
export function createFilaViews(db: Db) {
  return {
    /** Lists these receipts. */
    listByRef: (notas: readonly DocumentoRef[]): Promise<DocumentoFiscalView[]> =>
      db.query<DocumentoFiscalView>(
        `${selectDocumento} join unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
           on n.consumidor_id = d.consumidor_id and n.documento_fiscal_id = d.documento_fiscal_id
         order by d.registrado_em, d.documento_fiscal_id`,
        [
          notas.map(({ consumidorId }) => consumidorId),
          notas.map(({ documentoFiscalId }) => documentoFiscalId),
        ],
      ),
    /** Counts a person's receipts in a campaign by status, with the registration of the first. */
    countDaPessoa: async (consumidorId: string, campanhaId: CampanhaId): Promise<NotasDaPessoa> =>
      first(
        await db.query<NotasDaPessoa>(
          `select count(*) filter (where status = 'PENDENTE') as pendentes,
             count(*) filter (where status = 'VALIDO') as validas,
             count(*) filter (where status = 'INVALIDO') as invalidas, min(registrado_em) as desde
           from documento_fiscal where consumidor_id = $1 and campanha_id = $2`,
          [consumidorId, campanhaId],
        ),
      ),
  };
}

/** Whether a receipt waits for a person. */
export const isWaiting = ({
  status,
  apurar_em,
}: Pick<DocumentoFiscalView, 'status' | 'apurar_em'>): boolean => status === 'PENDENTE' && apurar_em === null;
