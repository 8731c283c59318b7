import type { Db } from '../../kernel/db/db.ts';

export interface Faixa {
  readonly inicio: number;
  readonly fim: number;
}

export type CupomStore = ReturnType<typeof createCupomStore>;

export function createCupomStore(db: Db) {
  return {
    /** Lends a block of indices for `segundos`; undefined when the campaign has none left. */
    leaseNumeros: async (campanhaId: string, tamanho: number, segundos: number): Promise<Faixa | undefined> =>
      (
        await db.query<Faixa>('select inicio, fim from numero_lease($1, $2, $3)', [
          campanhaId,
          tamanho,
          segundos,
        ])
      )[0],
    /** Gives the unused end of a block back. */
    async returnNumeros(campanhaId: string, inicio: number, primeiroLivre: number): Promise<void> {
      await db.query('select numero_return($1, $2, $3)', [campanhaId, inicio, primeiroLivre]);
    },
    /** Frees what expired blocks left unused; how many ranges came back. */
    reclaimNumeros: async (): Promise<number> =>
      (await db.query<{ faixas: number }>('select numero_reclaim() as faixas'))[0]?.faixas ?? 0,
    /** Brings the campaigns' totals of granted numbers up to date. */
    async updateTotais(): Promise<void> {
      await db.query(
        `select campanha_update_total(t.campanha_id, t.total)
         from (
           select m.campanha_id, count(c.indice) as total from campanha m
           left join cupom c on c.campanha_id = m.campanha_id and c.cancelado_em is null
           group by m.campanha_id order by m.campanha_id
         ) t`,
      );
    },
  };
}
