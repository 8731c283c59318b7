import { first, type Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type CountPendencias = ReturnType<typeof createCountPendencias>;

/** Counts what is undecided in a campaign: receipts, referrals, orders, vouchers, and accounts with a balance. */
export const createCountPendencias =
  (db: Db) =>
  async (campanhaId: CampanhaId): Promise<number> => {
    const counts = [
      `select count(*) as total from documento_fiscal x where x.campanha_id = $1 and x.status = 'PENDENTE'`,
      `select count(*) as total from indicacao x where x.campanha_id = $1 and x.situacao = 'EM_ANALISE'`,
      `select count(*) as total from pedido x
       where x.campanha_id = $1 and x.situacao in ('PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO')`,
      `select count(*) as total from voucher_pedido x where x.campanha_id = $1 and x.situacao = 'PENDENTE'`,
      `select count(*) as total from conta x where x.campanha_id = $1 and (x.disponivel > 0 or x.a_liberar > 0)`,
    ];
    let total = 0;
    for (const sql of counts) total += first(await db.query<{ total: number }>(sql, [campanhaId])).total;
    return total;
  };
