import type { Ator } from '../../kernel/auth/ator.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { CampanhaId } from '../campanha/public.ts';

export interface LoteView {
  readonly lote: string;
  readonly total: number;
  readonly usados: number;
}

export interface BloqueioView {
  readonly tipo: 'codigo' | 'voucher';
  readonly lote_id: string;
  readonly bloqueado_em: Date;
  readonly motivo: string;
  readonly ator: Ator;
}

export type RestosViews = ReturnType<typeof createRestosViews>;

/** Reads the codes and units that are left of a campaign. */
export function createRestosViews(db: Db) {
  return {
    listCodigos: (campanhaId: CampanhaId): Promise<LoteView[]> =>
      db.query<LoteView>(
        `select c.lote, count(*) as total, count(c.documento_fiscal_id) as usados from codigo_cupom c
         where c.campanha_id = $1 group by c.lote order by c.lote`,
        [campanhaId],
      ),
    listVouchers: (campanhaId: CampanhaId): Promise<LoteView[]> =>
      db.query<LoteView>(
        `select c.voucher_id as lote, count(*) as total, count(c.voucher_pedido_id) as usados from voucher_codigo c
         where c.campanha_id = $1 group by c.voucher_id order by c.voucher_id`,
        [campanhaId],
      ),
    listBloqueios: (campanhaId: CampanhaId): Promise<BloqueioView[]> =>
      db.query<BloqueioView>(
        `select b.tipo, b.lote_id, b.bloqueado_em, b.motivo, b.ator from lote_bloqueio b where b.campanha_id = $1`,
        [campanhaId],
      ),
    listProdutos: (
      campanhaId: CampanhaId,
    ): Promise<{ produto_id: string; carregado: number; disponivel: number }[]> =>
      db.query<{ produto_id: string; carregado: number; disponivel: number }>(
        `select c.produto_id, c.carregado, coalesce(sum(e.disponivel), 0)::integer as disponivel from produto_carga c
         left join produto_estoque e on e.campanha_id = c.campanha_id and e.produto_id = c.produto_id
         where c.campanha_id = $1 group by c.produto_id, c.carregado`,
        [campanhaId],
      ),
  };
}
