import { first, type Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export type CountPendencias = ReturnType<typeof createCountPendencias>;

/** Counts the open matters of a campaign: receipts, referrals, orders, vouchers, and accounts with a balance. */
export const createCountPendencias =
  (db: Db) =>
  async (campanhaId: CampanhaId): Promise<number> => {
    const { notas, indicacoes, pedidos, vouchers, contas } = first(
      await db.query<Record<'notas' | 'indicacoes' | 'pedidos' | 'vouchers' | 'contas', number>>(
        `select
           (select count(*) from documento_fiscal x where x.campanha_id = $1 and x.status = 'PENDENTE') as notas,
           (select count(*) from indicacao x where x.campanha_id = $1 and x.situacao = 'EM_ANALISE') as indicacoes,
           (select count(*) from pedido x
             where x.campanha_id = $1 and x.situacao in ('PENDENTE', 'APROVADO', 'SEPARACAO', 'ENVIADO')) as pedidos,
           (select count(*) from voucher_pedido x where x.campanha_id = $1 and x.situacao = 'PENDENTE') as vouchers,
           (select count(*) from conta x
             where x.campanha_id = $1 and (x.disponivel > 0 or x.a_liberar > 0)) as contas`,
        [campanhaId],
      ),
    );
    return notas + indicacoes + pedidos + vouchers + contas;
  };
