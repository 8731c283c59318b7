import { callFunction } from '../../schema/call-function.ts';
import { type Db, withRetry } from '../../kernel/db/db.ts';

export type RaspadinhaStore = ReturnType<typeof createRaspadinhaStore>;

export function createRaspadinhaStore(db: Db) {
  return {
    /** Opens a card; false when there is none, or it was cancelled. Opened again it keeps what it held. */
    scratch: (
      consumidorId: string,
      raspadinhaId: string,
      agenda: 'contador' | 'horario' | null,
      agora: Date,
    ): Promise<boolean> =>
      withRetry(() => callFunction(db, 'raspadinha_scratch', { consumidorId, raspadinhaId, agenda, agora })),
    /**
     * Claims the payout of a prize for two minutes, longer than a payment may take, so that one request makes it and a
     * claim whose program died can be taken over. False when somebody else holds it, it was paid out, or was never won.
     */
    startEntrega: async (consumidorId: string, raspadinhaId: string, agora: Date): Promise<boolean> =>
      (
        await db.query(
          `update raspadinha r set entrega_pedida_em = $3
           where r.consumidor_id = $1 and r.raspadinha_id = $2 and r.premio_id is not null and r.entregue_em is null
             and (r.entrega_pedida_em is null or r.entrega_pedida_em < $3::timestamptz - interval '2 minutes')
           returning 1 as one`,
          [consumidorId, raspadinhaId, agora],
        )
      ).length > 0,
    /** Ends a claim whose payment was not taken, so that it can be asked for again at once. */
    async dropEntrega(consumidorId: string, raspadinhaId: string, pedidaEm: Date): Promise<void> {
      await db.query(
        `update raspadinha r set entrega_pedida_em = null
         where r.consumidor_id = $1 and r.raspadinha_id = $2 and r.entrega_pedida_em = $3 and r.entregue_em is null`,
        [consumidorId, raspadinhaId, pedidaEm],
      );
    },
    /** Notes that a prize was handed over, once: false when it was before, or there is none. */
    handOver: async (
      { consumidorId, raspadinhaId }: { readonly consumidorId: string; readonly raspadinhaId: string },
      entreguePor: string,
      agora: Date,
    ): Promise<boolean> =>
      (
        await db.query(
          `update raspadinha r set entregue_em = $3, entregue_por = $4
           where r.consumidor_id = $1 and r.raspadinha_id = $2 and r.premio_id is not null and r.entregue_em is null
           returning 1 as one`,
          [consumidorId, raspadinhaId, agora, entreguePor],
        )
      ).length > 0,
    /** Notes that a prize was paid out. */
    async finishEntrega(consumidorId: string, raspadinhaId: string, agora: Date): Promise<void> {
      await db.query(
        `update raspadinha r set entregue_em = coalesce(r.entregue_em, $3)
         where r.consumidor_id = $1 and r.raspadinha_id = $2`,
        [consumidorId, raspadinhaId, agora],
      );
    },
  };
}
