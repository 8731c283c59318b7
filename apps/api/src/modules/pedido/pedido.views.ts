import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Columns } from '../../schema/call-function.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Lugar } from '../../kernel/pagination.ts';
import type { CampanhaId } from '../campanha/public.ts';
import type { PedidoEntrega } from './pedido.store.ts';

export interface PedidoView extends Columns<
  'pedido',
  'consumidor_id' | 'pedido_id' | 'loja_cnpj' | 'motivo' | 'total' | 'criado_em' | 'codigo_rastreio'
> {
  readonly campanha_id: CampanhaId;
  readonly moeda: 'pontos' | 'cashback';
  readonly situacao: PedidoSituacao;
  readonly entrega: PedidoEntrega | null;
  /** Debt of the consumer in the order's currency, after a receipt was refused. */
  readonly devido: number;
  readonly itens: readonly {
    readonly posicao: number;
    readonly produto_id: string;
    readonly nome: string;
    readonly quantidade: number;
    readonly valor: number;
    readonly observacao: string | null;
  }[];
  readonly historico: readonly {
    readonly situacao: PedidoSituacao;
    readonly em: string;
    /** The operator or program; null for the consumer and for operators of before. Never shown to the consumer. */
    readonly ator: Ator | null;
    readonly motivo: string | null;
  }[];
}

const columns = `o.consumidor_id, o.pedido_id, o.campanha_id, o.moeda, o.loja_cnpj, o.situacao, o.motivo, o.total,
  o.criado_em, o.entrega, o.codigo_rastreio,
  coalesce((select c.devido from conta c
    where c.consumidor_id = o.consumidor_id and c.campanha_id = o.campanha_id and c.moeda = o.moeda), 0) as devido,
  (select jsonb_agg(jsonb_build_object('posicao', i.posicao, 'produto_id', i.produto_id, 'nome', i.nome,
      'quantidade', i.quantidade, 'valor', i.valor, 'observacao', i.observacao) order by i.posicao)
    from pedido_item i where i.consumidor_id = o.consumidor_id and i.pedido_id = o.pedido_id) as itens,
  (select jsonb_agg(jsonb_build_object('situacao', h.situacao, 'em', h.em, 'ator', h.ator, 'motivo', h.motivo) order by h.ordem)
    from pedido_historico h where h.consumidor_id = o.consumidor_id and h.pedido_id = o.pedido_id) as historico`;

/** Offset pagination: page size and rows to skip. */
interface Slice {
  readonly limite: number;
  readonly pular: number;
}

export type PedidoViews = ReturnType<typeof createPedidoViews>;

export function createPedidoViews(db: Db) {
  const count = async (condition: string, values: (string | string[])[]) =>
    (
      await db.query<{ total: number }>(`select count(*) as total from pedido o where ${condition}`, values)
    )[0]?.total ?? 0;
  return {
    find: async (consumidorId: string, pedidoId: string): Promise<PedidoView | undefined> =>
      (
        await db.query<PedidoView>(
          `select ${columns} from pedido o where o.consumidor_id = $1 and o.pedido_id = $2`,
          [consumidorId, pedidoId],
        )
      )[0],
    /** Lists a consumer's orders in some campaigns, newest first. */
    async listByConsumidor(
      consumidorId: string,
      campanhaIds: CampanhaId[],
      { limite, pular }: Slice,
    ): Promise<{ pedidos: PedidoView[]; total: number }> {
      const condition = 'o.consumidor_id = $1 and o.campanha_id = any($2::uuid[])';
      const pedidos = await db.query<PedidoView>(
        `select ${columns} from pedido o where ${condition}
         order by o.criado_em desc, o.pedido_id desc limit $3 offset $4`,
        [consumidorId, campanhaIds, limite, pular],
      );
      return { pedidos, total: await count(condition, [consumidorId, campanhaIds]) };
    },
    /** Lists a campaign's orders in one situation after a cursor, oldest first, with the number of all of them. */
    async listBySituacao(
      campanhaId: CampanhaId,
      situacao: PedidoSituacao,
      limite: number,
      depois: Lugar | undefined,
    ): Promise<{ pedidos: PedidoView[]; total: number }> {
      const condition = 'o.campanha_id = $1 and o.situacao = $2';
      const pedidos = await db.query<PedidoView>(
        `select ${columns} from pedido o where ${condition}
           and ($4::timestamptz is null or (o.criado_em, o.pedido_id) > ($4, $5::uuid))
         order by o.criado_em, o.pedido_id limit $3`,
        [campanhaId, situacao, limite, depois?.em ?? null, depois?.id ?? null],
      );
      return { pedidos, total: await count(condition, [campanhaId, situacao]) };
    },
    /** Returns which of these orders the campaign has, in their order. */
    listConhecidos: async (
      campanhaId: CampanhaId,
      refs: readonly { readonly consumidorId: string; readonly pedidoId: string }[],
    ): Promise<boolean[]> =>
      (
        await db.query<{ conhecido: boolean }>(
          `select o.pedido_id is not null as conhecido
           from unnest($2::uuid[], $3::uuid[]) with ordinality as w (consumidor_id, pedido_id, lugar)
           left join pedido o on o.consumidor_id = w.consumidor_id and o.pedido_id = w.pedido_id and o.campanha_id = $1
           order by w.lugar`,
          [campanhaId, refs.map(({ consumidorId }) => consumidorId), refs.map(({ pedidoId }) => pedidoId)],
        )
      ).map(({ conhecido }) => conhecido),
    /** Maps each product to the quantity in the consumer's active orders. */
    mapPedidos: async (
      consumidorId: string,
      campanhaId: CampanhaId,
    ): Promise<ReadonlyMap<string, number>> => {
      const rows = await db.query<{ produto_id: string; pedidos: number }>(
        `select i.produto_id, sum(i.quantidade) as pedidos
         from pedido_item i join pedido o on o.consumidor_id = i.consumidor_id and o.pedido_id = i.pedido_id
         where i.consumidor_id = $1 and o.campanha_id = $2 and o.situacao not in ('REPROVADO', 'CANCELADO')
         group by i.produto_id`,
        [consumidorId, campanhaId],
      );
      return new Map(rows.map(({ produto_id, pedidos }) => [produto_id, pedidos]));
    },
  };
}
