import type { Db } from '../../kernel/db/db.ts';

export interface CupomView {
  readonly indice: number;
  readonly serie: string;
  readonly numero: string;
  readonly documento_fiscal_id: string;
  readonly concedido_em: Date;
  readonly cancelado_em: Date | null;
  readonly chave_acesso: string | null;
}

export interface CupomViews {
  /** Numbers of a person in a campaign, newest first, with the receipt that earned them. */
  listByConsumidor(
    consumidorId: string,
    campanhaId: string,
    limite: number,
    pular: number,
  ): Promise<CupomView[]>;
  countByConsumidor(consumidorId: string, campanhaId: string): Promise<number>;
  /** Numbers granted since the given São Paulo days began: today, this week, this month, ever. */
  countByPeriodo(
    consumidorId: string,
    campanhaId: string,
    inicios: { dia: string; semana: string; mes: string },
  ): Promise<{ diario: number; semanal: number; mensal: number; total: number }>;
}

const ofConsumidor = 'c.consumidor_id = $1 and c.campanha_id = $2';

export function createCupomViews(db: Db): CupomViews {
  return {
    listByConsumidor: (consumidorId, campanhaId, limite, pular) =>
      db.query<CupomView>(
        `select c.indice, c.serie, c.numero, c.documento_fiscal_id, c.concedido_em, c.cancelado_em, d.chave_acesso
         from cupom c join documento_fiscal d
           on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id
         where ${ofConsumidor} order by c.concedido_em desc, c.indice limit $3 offset $4`,
        [consumidorId, campanhaId, limite, pular],
      ),
    countByConsumidor: async (consumidorId, campanhaId) =>
      (
        await db.query<{ total: number }>(`select count(*) as total from cupom c where ${ofConsumidor}`, [
          consumidorId,
          campanhaId,
        ])
      )[0]!.total,
    async countByPeriodo(consumidorId, campanhaId, { dia, semana, mes }) {
      const since = (day: string) =>
        `count(*) filter (where c.concedido_em >= (${day}::date)::timestamp at time zone 'America/Sao_Paulo')`;
      const rows = await db.query<{ diario: number; semanal: number; mensal: number; total: number }>(
        `select ${since('$3')} as diario, ${since('$4')} as semanal, ${since('$5')} as mensal, count(*) as total
         from cupom c where ${ofConsumidor} and c.cancelado_em is null`,
        [consumidorId, campanhaId, dia, semana, mes],
      );
      return rows[0]!;
    },
  };
}
