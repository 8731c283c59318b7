import { claimDue } from '../../../kernel/db/claim-due.ts';
import { type Db, first } from '../../../kernel/db/db.ts';
import { queryLookups } from '../../../kernel/db/lookups.ts';
import type { Columns } from '../../../schema/call-function.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';
import type { CampanhaId } from '../../campanha/public.ts';

type Devido = Columns<'documento_fiscal', 'consumidor_id' | 'documento_fiscal_id'>;

interface Desde {
  readonly desde: Date | null;
}

export type EsperaStore = ReturnType<typeof createEsperaStore>;

/** Store of receipts that wait for an automatic verdict. */
export function createEsperaStore(db: Db) {
  return {
    /** Leases due receipts until `ate`, oldest first. Expired leases are taken again. */
    async lease(agora: Date, ate: Date, quantidade: number): Promise<DocumentoRef[]> {
      const taken = await claimDue({
        list: () =>
          db.query<Devido>(
            `select consumidor_id, documento_fiscal_id from documento_fiscal
            where status = 'PENDENTE' and apurar_em <= $1 order by apurar_em, documento_fiscal_id limit $2`,
            [agora, quantidade],
          ),
        keys: ['consumidor_id', 'documento_fiscal_id'],
        claim: (due) =>
          db.query<Devido>(
            `update documento_fiscal d set apurar_em = $2
            from unnest($3::uuid[], $4::uuid[]) w (consumidor_id, documento_fiscal_id)
            where d.consumidor_id = w.consumidor_id and d.documento_fiscal_id = w.documento_fiscal_id
              and d.status = 'PENDENTE' and d.apurar_em <= $1
            returning d.consumidor_id, d.documento_fiscal_id`,
            [agora, ate, due.consumidor_id, due.documento_fiscal_id],
          ),
      });
      return taken.map(toRef);
    },
    /**
     * Returns the registration time of the oldest PENDENTE receipt and the due time of the oldest automatic review; one index
     * lookup per campaign.
     */
    async findAtraso(): Promise<{ pendenteDesde: Date | null; apurarDesde: Date | null }> {
      const { desde: apurarDesde } = first(
        await db.query<Desde>(
          `select min(apurar_em) as desde from documento_fiscal where status = 'PENDENTE' and apurar_em is not null`,
        ),
      );
      const campanhas = await db.query<{ campanha_id: CampanhaId }>('select campanha_id from campanha');
      const pendentes = await queryLookups<Desde>(
        db,
        campanhas.map(({ campanha_id }) => campanha_id),
        (id) => `select min(registrado_em) as desde from documento_fiscal
          where campanha_id = ${id}::uuid and status = 'PENDENTE'`,
      );
      const times = pendentes.flatMap(({ desde }) => (desde ? [desde.getTime()] : []));
      return { pendenteDesde: times.length === 0 ? null : new Date(Math.min(...times)), apurarDesde };
    },
    /** Postpones the automatic review of a receipt. */
    async postpone(d: DocumentoRef, apurarEm: Date): Promise<void> {
      await db.query(
        `update documento_fiscal set apurar_em = $3
         where consumidor_id = $1 and documento_fiscal_id = $2 and status = 'PENDENTE' and apurar_em is not null`,
        [d.consumidorId, d.documentoFiscalId, apurarEm],
      );
    },
  };
}
