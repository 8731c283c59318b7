import type { PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import type { Ator } from '../../kernel/auth/ator.ts';
import { sqlState } from '../../kernel/database-error.ts';
import { callFunction } from '../../schema/call-function.ts';
import { withRetry, type Db, type Queryable } from '../../kernel/db/db.ts';
import { toSaldoRecusa, type Moeda } from '../conta-corrente/public.ts';
import type { CampanhaId } from '../campanha/public.ts';

/** One product of an order. `valor` per unit: whole points, or cents. */
export interface PedidoItem {
  readonly codigo: string;
  readonly nome: string;
  readonly quantidade: number;
  readonly valor: number;
  /** Maximum quantity per consumer over all orders; null for no limit. */
  readonly limite: number | null;
}

/** Recipient and address of a delivery. */
export interface PedidoEntrega {
  readonly destinatario: string;
  readonly endereco: Readonly<Record<string, string>>;
}

export interface PedidoNovo {
  readonly consumidorId: string;
  readonly campanhaId: CampanhaId;
  readonly moeda: Moeda;
  readonly pedidoId: string;
  readonly idempotencia: string | null;
  readonly lojaCnpj: string | null;
  readonly itens: readonly PedidoItem[];
  /** Null for a pick-up at a shop. */
  readonly entrega: PedidoEntrega | null;
  readonly agora: Date;
}

export interface PedidoRef {
  readonly consumidorId: string;
  readonly campanhaId: CampanhaId;
  readonly pedidoId: string;
}

/** Refusal by the database: error code and its detail. */
export interface PedidoRecusa {
  readonly recusa: (typeof recusas)[number];
  readonly produto: string;
  readonly resta: number;
}

const recusas = ['requisicao.idempotenciaReusada', 'produto.semEstoque', 'produto.limitePorPessoa'] as const;

export type Mudanca = 'movido' | 'igual' | 'naoAlteravel' | 'nenhum';

/** A step back with its reason. */
export interface Volta {
  readonly de: PedidoSituacao;
  readonly para: PedidoSituacao;
  readonly motivo: string;
  readonly ator: Ator;
}

export type PedidoStore = ReturnType<typeof createPedidoStore>;

export const createPedidoStore = (db: Db) => ({
  /** Finds the order of an earlier request with this idempotency key; undefined when there was none. */
  findRepetido: async (
    pedido: Pick<PedidoNovo, 'consumidorId' | 'campanhaId' | 'idempotencia' | 'lojaCnpj'>,
    itens: readonly Pick<PedidoItem, 'codigo' | 'quantidade' | 'valor'>[],
  ): Promise<string | PedidoRecusa | undefined> =>
    orRecusa(async () => {
      const { consumidorId, idempotencia, campanhaId, lojaCnpj } = pedido;
      const args = { consumidorId, idempotencia, campanhaId, lojaCnpj, ...toLists(itens) };
      return (await callFunction(db, 'pedido_find_repetido', args)) ?? undefined;
    }),
  /** Places an order atomically; a repeated request returns the first one's id. Throws the account's refusals. */
  place: async (pedido: PedidoNovo): Promise<string | PedidoRecusa> =>
    orRecusa(async () => {
      const { itens, entrega, ...head } = pedido;
      const args = {
        ...head,
        entrega: entrega && JSON.stringify(entrega),
        ...toLists(itens),
        nomes: itens.map(({ nome }) => nome),
        limites: itens.map(({ limite }) => limite),
        lugar: toLugar(pedido.consumidorId),
      };
      return withRetry(() => callFunction(db, 'pedido_place_entrega', args)).catch((error: unknown) => {
        throw toSaldoRecusa(error, pedido.moeda) ?? error;
      });
    }),
  /**
   * Moves an order to another situation; refunds of a refused or cancelled order are usable until `expiraMinimo`
   * at least.
   */
  move(
    pedido: PedidoRef,
    situacao: PedidoSituacao,
    {
      motivo,
      expiraMinimo,
      ator,
      rastreio = null,
      agora,
    }: {
      motivo: string | null;
      expiraMinimo: Date;
      /** The operator or program that moves it; null for the consumer. */
      ator: Ator | null;
      /** Tracking code of the dispatch; null keeps the stored one. */
      rastreio?: string | null | undefined;
      agora: Date;
    },
  ): Promise<Mudanca> {
    const lugar = toLugar(pedido.consumidorId);
    const args = {
      ...pedido,
      situacao,
      motivo,
      expiraMinimo,
      lugar,
      agora,
      ator: ator && JSON.stringify(ator),
      rastreio,
    };
    return withRetry(() => callFunction<'pedido_move_rastreio', Mudanca>(db, 'pedido_move_rastreio', args));
  },
  /** Takes an order one step back, from the situation that the operator saw. */
  stepBack: (
    pedido: PedidoRef,
    { de, para, motivo, ator, agora }: Volta & { readonly agora: Date },
  ): Promise<Mudanca> =>
    withRetry(() =>
      callFunction<'pedido_step_back', Mudanca>(db, 'pedido_step_back', {
        ...pedido,
        de,
        para,
        motivo,
        agora,
        ator: JSON.stringify(ator),
      }),
    ),
  /** Changes an item's note while the order is in one of these situations; returns false otherwise. */
  async updateObservacao(
    { consumidorId, pedidoId }: Omit<PedidoRef, 'campanhaId'>,
    posicao: number,
    observacao: string | null,
    situacoes: readonly PedidoSituacao[],
  ): Promise<boolean> {
    const rows = await db.query(
      `with aberto as (
         select o.consumidor_id, o.pedido_id from pedido o
         where o.consumidor_id = $1 and o.pedido_id = $2 and o.situacao = any($5::text[]) for update
       )
       update pedido_item i set observacao = $4 from aberto a
       where i.consumidor_id = a.consumidor_id and i.pedido_id = a.pedido_id and i.posicao = $3
       returning i.posicao`,
      [consumidorId, pedidoId, posicao, observacao, situacoes],
    );
    return rows.length > 0;
  },
});

/** Deletes notes, recipients and addresses with the registration; the orders stay in the ledger. */
export const clearPessoais = async (consumidorId: string, tx: Queryable): Promise<void> => {
  await tx.query('update pedido set entrega = null where consumidor_id = $1 and entrega is not null', [
    consumidorId,
  ]);
  await tx.query(
    'update pedido_item set observacao = null where consumidor_id = $1 and observacao is not null',
    [consumidorId],
  );
};

/** Returns the item lists shared by both functions. */
const toLists = (itens: readonly Pick<PedidoItem, 'codigo' | 'quantidade' | 'valor'>[]) => ({
  produtos: itens.map(({ codigo }) => codigo),
  quantidades: itens.map(({ quantidade }) => quantidade),
  valores: itens.map(({ valor }) => valor),
});

/** First stock slice to try, 0 to 15: consumer ids end in a random hex digit, which spreads the load. */
const toLugar = (consumidorId: string): number => Number.parseInt(consumidorId.slice(-1), 16) || 0;

/** Maps errors raised by the database functions (SQLSTATE TR001, code as message, JSON as detail) to a refusal. */
async function orRecusa<T>(work: () => Promise<T>): Promise<T | PedidoRecusa> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== 'TR001') throw error;
    const { message, detail } = error as { message: string; detail?: string };
    const recusa = recusas.find((one) => one === message);
    if (!recusa) throw error;
    return { recusa, produto: '', resta: 0, ...JSON.parse(detail ?? '{}') };
  }
}
