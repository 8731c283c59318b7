import { callFunction } from '../../schema/call-function.ts';
import { type Db, withRetry } from '../../kernel/db/db.ts';

export type RaspadinhaStore = ReturnType<typeof createRaspadinhaStore>;

export function createRaspadinhaStore(db: Db) {
  return {
    /** Opens a card; returns false for an unknown or cancelled card. Idempotent: an opened card keeps its content. */
    scratch: (
      consumidorId: string,
      raspadinhaId: string,
      agenda: 'contador' | 'horario' | null,
      agora: Date,
    ): Promise<boolean> =>
      withRetry(() => callFunction(db, 'raspadinha_scratch', { consumidorId, raspadinhaId, agenda, agora })),
    /**
     * Claims the payout of a prize for two minutes (longer than a payment takes), so that one request pays it
     * and the claim of a crashed process expires. Returns false when another request holds the claim, or the
     * prize was paid out, is held back or was never won.
     */
    startEntrega: async (consumidorId: string, raspadinhaId: string, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `update raspadinha r set entrega_pedida_em = $3
           where r.consumidor_id = $1 and r.raspadinha_id = $2 and r.premio_id is not null and r.entregue_em is null
             and r.retida_em is null and (r.entrega_pedida_em is null or r.entrega_pedida_em < $3::timestamptz - interval '2 minutes')
           returning 1 as one`,
          [consumidorId, raspadinhaId, agora],
        )
      ).length > 0,
    /** Releases the claim after a failed payment, so that a retry is possible at once. */
    async dropEntrega(consumidorId: string, raspadinhaId: string, pedidaEm: Date): Promise<void> {
      await db.query(
        `update raspadinha r set entrega_pedida_em = null
         where r.consumidor_id = $1 and r.raspadinha_id = $2 and r.entrega_pedida_em = $3 and r.entregue_em is null`,
        [consumidorId, raspadinhaId, pedidaEm],
      );
    },
    /** Records the payout of a prize. */
    async finishEntrega(consumidorId: string, raspadinhaId: string, agora: Date): Promise<void> {
      await db.query(
        `update raspadinha r set entregue_em = coalesce(r.entregue_em, $3)
         where r.consumidor_id = $1 and r.raspadinha_id = $2`,
        [consumidorId, raspadinhaId, agora],
      );
    },
  };
}
