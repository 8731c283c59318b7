import type { Columns } from '../../schema/call-function.ts';
import type { Db, Transaction } from '../../kernel/db/db.ts';

/** A receipt that changed after its registration; `em`: that time with all digits of the database. */
interface DocumentoMudado extends Columns<'documento_mudado', 'consumidor_id' | 'campanha_id'> {
  readonly em: string;
}

/** Hour of registration of a receipt with possibly changed figures. */
export type HoraMudada = Columns<'documento_fiscal', 'campanha_id'> & { readonly hora: Date };

/** Takes noted receipts, at most `limite`, and hands their hours to `note` in the same transaction. */
export type TakeMudados = (
  limite: number,
  note: (tx: Transaction, horas: readonly HoraMudada[]) => Promise<void>,
) => Promise<number>;

export const createTakeMudados =
  (db: Db): TakeMudados =>
  (limite, note) =>
    db.transaction(async (tx) => {
      // Spread over shards: read without a lock. Two runs may take the same rows; noting an hour twice is harmless.
      const rows = await tx.query<DocumentoMudado>(
        'select consumidor_id, campanha_id, registrado_em::text as em from documento_mudado limit $1',
        [limite],
      );
      if (rows.length === 0) return 0;
      const values = [
        rows.map(({ consumidor_id }) => consumidor_id),
        rows.map(({ campanha_id }) => campanha_id),
      ];
      // All receipts of the person: another one may be the first valid one now.
      const horas = await tx.query<HoraMudada>(
        `select distinct d.campanha_id, date_trunc('hour', d.registrado_em at time zone 'UTC') at time zone 'UTC' as hora
         from unnest($1::uuid[], $2::uuid[]) as n (consumidor_id, campanha_id)
         join documento_fiscal d on d.consumidor_id = n.consumidor_id and d.campanha_id = n.campanha_id`,
        values,
      );
      await note(tx, horas);
      await tx.query(
        `delete from documento_mudado m
         using unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as n (consumidor_id, campanha_id, registrado_em)
         where m.consumidor_id = n.consumidor_id and m.campanha_id = n.campanha_id
           and m.registrado_em = n.registrado_em`,
        [...values, rows.map(({ em }) => em)],
      );
      return rows.length;
    });
