import type { Db } from '../../../kernel/db/db.ts';
import type { Columns } from '../../../schema/call-function.ts';
import type { CampanhaId } from '../../campanha/public.ts';
import { toRef } from '../documento-fiscal.columns.ts';
import type { DocumentoRef } from '../documento-fiscal.store.ts';

/** A judge of receipts. */
export interface Revisor {
  readonly operadorId: string;
  readonly nome: string;
}

/** A receipt in the order of the review queue. */
export interface NotaNaFila extends DocumentoRef {
  readonly uriImagem: string | null;
}

/** The holder of a receipt. */
export type Posse = Columns<'revisao_posse', 'operador_id' | 'operador_nome' | 'ate'>;

type RefRow = Columns<'documento_fiscal', 'consumidor_id' | 'documento_fiscal_id'>;

/** Receipts that wait for a person; the words of the partial indexes of the queue. */
const waits = `d.campanha_id = $1 and d.status = 'PENDENTE' and d.apurar_em is null`;
const isFree = `d.documento_fiscal_id <> all ($3::uuid[]) and not exists (
  select 1 from revisao_posse p where p.consumidor_id = d.consumidor_id
    and p.documento_fiscal_id = d.documento_fiscal_id and p.ate > $2)`;

export type PosseStore = ReturnType<typeof createPosseStore>;

/** Store of the possessions (leases) of receipts in the review queue. */
export function createPosseStore(db: Db) {
  /** Splits references into the arrays of `unnest`. */
  const toArrays = (notas: readonly DocumentoRef[]) => [
    notas.map(({ consumidorId }) => consumidorId),
    notas.map(({ documentoFiscalId }) => documentoFiscalId),
  ];
  return {
    /**
     * Lists receipts that wait for a person and have no holder: contested ones first, then by evidence points, then
     * by age.
     *
     * @param antesDe only receipts with an effective time before it; undefined for all
     */
    async listLivres(
      campanhaId: CampanhaId,
      agora: Date,
      { antesDe, exceto, limite }: { antesDe: Date | undefined; exceto: readonly string[]; limite: number },
    ): Promise<NotaNaFila[]> {
      // The guard has an index of its own: without it, an empty period would be a walk through the whole queue. The
      // interval keeps the planner from sorting a full period by that index instead of walking in queue order.
      const period = antesDe
        ? `and coalesce(d.participa_em, d.registrado_em) + interval '0' < $5 and exists (
             select 1 from documento_fiscal d
             where ${waits} and coalesce(d.participa_em, d.registrado_em) < $5 and ${isFree})`
        : '';
      const rows = await db.query<RefRow & Columns<'documento_fiscal', 'uri_imagem'>>(
        `select d.consumidor_id, d.documento_fiscal_id, d.uri_imagem from documento_fiscal d
         where ${waits} and ${isFree} ${period}
         order by (d.contestado_em is null), d.pontos_evidencia desc, d.registrado_em, d.documento_fiscal_id
         limit $4`,
        [campanhaId, agora, exceto, limite, ...(antesDe ? [antesDe] : [])],
      );
      return rows.map((row) => ({ ...toRef(row), uriImagem: row.uri_imagem }));
    },
    /**
     * Gives a receipt that waits for a person to an operator until `ate`; returns false when another one holds it, or
     * when it waits no more.
     *
     * @param isReentry whether the operator may already hold it, as after a reload of the page
     */
    async take(
      d: DocumentoRef,
      { operadorId, nome }: Revisor,
      { agora, ate, isReentry }: { agora: Date; ate: Date; isReentry: boolean },
    ): Promise<boolean> {
      const rows = await db.query<{ um: number }>(
        `insert into revisao_posse as p (
           consumidor_id, documento_fiscal_id, campanha_id, operador_id, operador_nome, tomada_em, ate)
         select d.consumidor_id, d.documento_fiscal_id, d.campanha_id, $3, $4, $5, $6 from documento_fiscal d
         where d.consumidor_id = $1 and d.documento_fiscal_id = $2 and d.status = 'PENDENTE' and d.apurar_em is null
         on conflict on constraint revisao_posse__pk do update set
           operador_id = excluded.operador_id, operador_nome = excluded.operador_nome, ate = excluded.ate, segunda = false,
           tomada_em = case when p.operador_id = excluded.operador_id then p.tomada_em else excluded.tomada_em end
         where p.ate <= $5 or ($7 and p.operador_id = excluded.operador_id)
         returning 1 as um`,
        [d.consumidorId, d.documentoFiscalId, operadorId, nome, agora, ate, isReentry],
      );
      return rows.length > 0;
    },
    /** Extends the operator's possession of these receipts; returns those still held. */
    async renew(notas: readonly DocumentoRef[], operadorId: string, ate: Date): Promise<DocumentoRef[]> {
      const rows = await db.query<RefRow>(
        `update revisao_posse p set ate = $4
         from unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
         where p.consumidor_id = n.consumidor_id and p.documento_fiscal_id = n.documento_fiscal_id
           and p.operador_id = $3
         returning p.consumidor_id, p.documento_fiscal_id`,
        [...toArrays(notas), operadorId, ate],
      );
      return rows.map(toRef);
    },
    /** Ends the operator's possession of these receipts; returns how many. */
    async release(notas: readonly DocumentoRef[], operadorId: string): Promise<number> {
      const rows = await db.query<{ um: number }>(
        `delete from revisao_posse p using unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
         where p.consumidor_id = n.consumidor_id and p.documento_fiscal_id = n.documento_fiscal_id
           and p.operador_id = $3
         returning 1 as um`,
        [...toArrays(notas), operadorId],
      );
      return rows.length;
    },
    /** Finds the holder of a receipt. */
    find: async (d: DocumentoRef, agora: Date): Promise<Posse | undefined> =>
      (
        await db.query<Posse>(
          `select operador_id, operador_nome, ate from revisao_posse
           where consumidor_id = $1 and documento_fiscal_id = $2 and ate > $3`,
          [d.consumidorId, d.documentoFiscalId, agora],
        )
      )[0],
    /** Lists the holders of these receipts. */
    listHeld: (
      notas: readonly DocumentoRef[],
      agora: Date,
    ): Promise<(Posse & Pick<RefRow, 'documento_fiscal_id'>)[]> =>
      db.query<Posse & Pick<RefRow, 'documento_fiscal_id'>>(
        `select p.documento_fiscal_id, p.operador_id, p.operador_nome, p.ate
         from unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, documento_fiscal_id)
         join revisao_posse p
           on p.consumidor_id = n.consumidor_id and p.documento_fiscal_id = n.documento_fiscal_id
         where p.ate > $3`,
        [...toArrays(notas), agora],
      ),
    /** Counts the receipts of a campaign that each operator holds now. */
    listRevisores: (
      campanhaId: CampanhaId,
      agora: Date,
    ): Promise<(Pick<Posse, 'operador_id' | 'operador_nome'> & { readonly notas: number })[]> =>
      db.query<Pick<Posse, 'operador_id' | 'operador_nome'> & { readonly notas: number }>(
        `select operador_id, max(operador_nome) as operador_nome, count(*) as notas from revisao_posse
         where campanha_id = $1 and ate > $2 group by operador_id order by 2, 1`,
        [campanhaId, agora],
      ),
    /** Deletes possessions that ended before `antes`. */
    async forgetBefore(antes: Date): Promise<void> {
      await db.query('delete from revisao_posse where ate < $1', [antes]);
    },
  };
}
