import type { Db } from '../../kernel/db/db.ts';

export interface Cota {
  readonly arquivos: number;
  readonly bytes: number;
}

export type CotaStore = ReturnType<typeof createCotaStore>;

/** Store of each consumer's uploads per day. */
export function createCotaStore(db: Db) {
  return {
    /** Counts one file of `bytes`; returns false without counting when it would exceed `limite`. */
    async spend(consumidorId: string, dia: string, bytes: number, limite: Cota): Promise<boolean> {
      if (bytes > limite.bytes) return false;
      const spent = await db.query(
        `insert into upload_cota as c (consumidor_id, dia, arquivos, bytes) values ($1, $2, 1, $3)
         on conflict (consumidor_id, dia) do update set arquivos = c.arquivos + 1, bytes = c.bytes + excluded.bytes
           where c.arquivos < $4::integer and c.bytes + excluded.bytes <= $5::bigint
         returning 1`,
        [consumidorId, dia, bytes, limite.arquivos, limite.bytes],
      );
      return spent.length > 0;
    },
    /** Reverts the count of one file on that day. */
    async giveBack(consumidorId: string, dia: string, bytes: number): Promise<void> {
      await db.query(
        `update upload_cota set arquivos = greatest(arquivos - 1, 0), bytes = greatest(bytes - $3::bigint, 0)
         where consumidor_id = $1 and dia = $2`,
        [consumidorId, dia, bytes],
      );
    },
    async deleteBefore(dia: string): Promise<void> {
      await db.query('delete from upload_cota where dia < $1', [dia]);
    },
  };
}
