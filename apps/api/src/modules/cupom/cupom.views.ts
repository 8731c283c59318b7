import type { Db } from '../../kernel/db/db.ts';

export interface CupomView {
  readonly indice: number;
  readonly serie: string;
  readonly numero: string;
  readonly documento_fiscal_id: string;
  readonly concedido_em: Date;
  readonly cancelado_em: Date | null;
  /** The moment by which it takes part in draws. */
  readonly participa_em: Date;
  readonly chave_acesso: string | null;
}

/** Which of a person's numbers: all when nothing is said. Days are of São Paulo, both ends included. */
export interface CupomFilter {
  readonly inicial?: string | undefined;
  readonly final?: string | undefined;
  /** Only those that receipts earned, not coupon codes. */
  readonly isFiscal?: boolean;
  readonly documentoFiscalId?: string | undefined;
}

const ofConsumidor = 'c.consumidor_id = $1 and c.campanha_id = $2';
const fromCupom = `from cupom c join documento_fiscal d
  on d.consumidor_id = c.consumidor_id and d.documento_fiscal_id = c.documento_fiscal_id`;
const ofFilter = `${ofConsumidor}
  and ($3::date is null or c.concedido_em >= $3::date::timestamp at time zone 'America/Sao_Paulo')
  and ($4::date is null or c.concedido_em < ($4::date + 1)::timestamp at time zone 'America/Sao_Paulo')
  and ($5::boolean is null or d.tipo <> 'Cupom') and ($6::uuid is null or c.documento_fiscal_id = $6)`;

const toValues = (consumidorId: string, campanhaId: string, filter: CupomFilter) => [
  consumidorId,
  campanhaId,
  filter.inicial ?? null,
  filter.final ?? null,
  filter.isFiscal ?? null,
  filter.documentoFiscalId ?? null,
];

export type CupomViews = ReturnType<typeof createCupomViews>;

export function createCupomViews(db: Db) {
  return {
    /** Numbers of a person in a campaign, newest first, with the receipt that earned them. */
    listByConsumidor: (
      consumidorId: string,
      campanhaId: string,
      filter: CupomFilter,
      limite: number,
      pular: number,
    ): Promise<CupomView[]> =>
      db.query<CupomView>(
        `select c.indice, c.serie, c.numero, c.documento_fiscal_id, c.concedido_em, c.cancelado_em, d.chave_acesso,
           documento_fiscal_participa(d) as participa_em
         ${fromCupom} where ${ofFilter} order by c.concedido_em desc, c.indice limit $7 offset $8`,
        [...toValues(consumidorId, campanhaId, filter), limite, pular],
      ),
    countByConsumidor: async (
      consumidorId: string,
      campanhaId: string,
      filter: CupomFilter,
    ): Promise<number> =>
      (
        await db.query<{ total: number }>(
          `select count(*) as total ${fromCupom} where ${ofFilter}`,
          toValues(consumidorId, campanhaId, filter),
        )
      )[0]!.total,
    /** Numbers of receipts that came in since the given São Paulo days began: today, this week, this month, ever. */
    async countByPeriodo(
      consumidorId: string,
      campanhaId: string,
      { dia, semana, mes }: { dia: string; semana: string; mes: string },
    ): Promise<{ diario: number; semanal: number; mensal: number; total: number }> {
      const since = (day: string) =>
        `count(*) filter (where documento_fiscal_participa(d) >= (${day}::date)::timestamp at time zone 'America/Sao_Paulo')`;
      const rows = await db.query<{ diario: number; semanal: number; mensal: number; total: number }>(
        `select ${since('$3')} as diario, ${since('$4')} as semanal, ${since('$5')} as mensal, count(*) as total
         ${fromCupom} where ${ofConsumidor} and c.cancelado_em is null`,
        [consumidorId, campanhaId, dia, semana, mes],
      );
      return rows[0]!;
    },
  };
}
