import { first, type Db } from '../../kernel/db/db.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';

export const createPendenciaViews = (db: Db) => ({
  /**
   * Returns whether these campaigns still owe the person something: a prize, a voucher, an order, a receipt that waits
   * for its verdict, or numbers for a draw without winners so far.
   */
  async hasPendencia(consumidorId: string, campanhas: readonly CampanhaPublicada[]): Promise<boolean> {
    const sorteios = campanhas.flatMap(({ campanhaId, arquivo }) =>
      arquivo.sorteios.map((sorteio) => ({ campanhaId, dia: sorteio.data })),
    );
    const { pendente } = first(
      await db.query<{ pendente: boolean }>(
        `select exists (select from sorteio_premiado p where p.consumidor_id = $1 and p.campanha_id = any ($2::uuid[]))
           or exists (select from raspadinha r
             where r.consumidor_id = $1 and r.campanha_id = any ($2::uuid[]) and r.premio_id is not null)
           or exists (select from voucher_pedido v
             where v.consumidor_id = $1 and v.campanha_id = any ($2::uuid[]) and v.situacao <> 'REPROVADO')
           or exists (select from pedido o
             where o.consumidor_id = $1 and o.campanha_id = any ($2::uuid[])
               and o.situacao not in ('REPROVADO', 'CANCELADO'))
           or exists (select from documento_fiscal d
             where d.consumidor_id = $1 and d.campanha_id = any ($2::uuid[]) and d.status = 'PENDENTE')
           or exists (select from cupom c
             where c.consumidor_id = $1 and c.cancelado_em is null and c.campanha_id = any (
               select s.campanha_id from unnest($3::uuid[], $4::date[]) as s (campanha_id, dia)
               where not exists (select from sorteio_premiado w where w.campanha_id = s.campanha_id and w.data = s.dia)
             )) as pendente`,
        [
          consumidorId,
          campanhas.map(({ campanhaId }) => campanhaId),
          sorteios.map(({ campanhaId }) => campanhaId),
          sorteios.map(({ dia }) => dia),
        ],
      ),
    );
    return pendente;
  },
});
