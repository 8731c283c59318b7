import type { Columns } from '../../../schema/call-function.ts';
import type { Db } from '../../../kernel/db/db.ts';
import type { Lugar } from './campo.ts';
import { type DePessoa, pessoaColumns } from './campo.ts';
import type { Filtro } from './filtro.ts';

export interface PedidoView
  extends DePessoa, Columns<'pedido', 'pedido_id' | 'loja_cnpj' | 'situacao' | 'total' | 'criado_em'> {
  readonly moeda: 'pontos' | 'cashback';
  /** Null without personal data and after the account is deleted: the carrier's page of the parcel names its recipient. */
  readonly codigo_rastreio: string | null;
  /** Null like the tracking code: an operator's free text to the person. */
  readonly motivo: string | null;
  readonly itens: string | null;
  readonly unidades: number;
}

/** Lists orders in the order of their keys: the indexes by time contain the state, which changes meanwhile. */
export const createListPedidos =
  (db: Db) =>
  (filtro: Filtro, [consumidorId, pedidoId]: Lugar, limite: number): Promise<PedidoView[]> =>
    db.query<PedidoView>(
      `select p.consumidor_id, p.pedido_id, ${pessoaColumns}, p.moeda, p.loja_cnpj, p.situacao, p.total, p.criado_em,
         case when s.consumidor_id is not null then p.codigo_rastreio end as codigo_rastreio,
         case when s.consumidor_id is not null then p.motivo end as motivo,
         (select string_agg(i.quantidade || ' x ' || i.nome, ', ' order by i.posicao) from pedido_item i
          where i.consumidor_id = p.consumidor_id and i.pedido_id = p.pedido_id) as itens,
         (select coalesce(sum(i.quantidade), 0)::int from pedido_item i
          where i.consumidor_id = p.consumidor_id and i.pedido_id = p.pedido_id) as unidades
       from pedido p
       left join consumidor s on $2 and s.consumidor_id = p.consumidor_id and s.excluido_em is null
       where p.campanha_id = $1 and p.criado_em >= $3 and p.criado_em < $4
         and (p.consumidor_id, p.pedido_id) > ($5::uuid, $6::uuid)
       order by p.consumidor_id, p.pedido_id limit $7`,
      [filtro.campanhaId, filtro.comDadosPessoais, filtro.de, filtro.ate, consumidorId!, pedidoId!, limite],
    );
