import { findSituacaoAnterior, type PedidoSituacao } from '@trevo/rules/conta/pedido-situacao';
import type { Ator } from '../../kernel/auth/ator.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError, refuse } from '../../kernel/domain-error.ts';
import type { CampanhaPublicada } from '../campanha/public.ts';
import type { PedidoRef, PedidoStore } from './pedido.store.ts';
import type { PedidoView, PedidoViews } from './pedido.views.ts';

/** An order to move, with the tracking code of its dispatch. */
export interface PedidoMovido {
  readonly consumidorId: string;
  readonly pedidoId: string;
  readonly rastreio?: string | undefined;
}

/** Result of one of several orders: moved without an error. */
export interface Resultado {
  readonly error?: DomainError;
}

type Ref = Omit<PedidoRef, 'campanhaId'>;

/** The operators' bulk moves and steps back. */
export function createMovimentos(
  { store, views, clock }: { store: PedidoStore; views: PedidoViews; clock: Clock },
  {
    get,
    move,
  }: {
    readonly get: (consumidorId: string, pedidoId: string) => Promise<PedidoView>;
    readonly move: (
      publicada: CampanhaPublicada,
      ref: Ref,
      situacao: PedidoSituacao,
      motivo: string | null,
      ator: Ator,
      rastreio?: string,
    ) => Promise<PedidoView>;
  },
) {
  return {
    /**
     * Moves several orders, each on its own, and returns the refusals by place. `open` records the known ones before and
     * returns the function that records their results.
     */
    async moveAll(
      publicada: CampanhaPublicada,
      movidos: readonly PedidoMovido[],
      { situacao, motivo, ator }: { situacao: PedidoSituacao; motivo: string | null; ator: Ator },
      open: (
        conhecidos: readonly PedidoMovido[],
      ) => Promise<(resultados: readonly Resultado[]) => Promise<void>>,
    ): Promise<Resultado[]> {
      const isConhecido = await views.listConhecidos(publicada.campanhaId, movidos);
      const close = await open(movidos.filter((_, at) => isConhecido[at]));
      const resultados: Resultado[] = [];
      const conhecidos: Resultado[] = [];
      try {
        for (const [at, { rastreio, ...ref }] of movidos.entries()) {
          const resultado = isConhecido[at]
            ? await move(publicada, ref, situacao, motivo, ator, rastreio).then(() => ({}), toRecusado)
            : { error: refuse('pedido.nenhum') };
          resultados.push(resultado);
          if (isConhecido[at]) conhecidos.push(resultado);
        }
      } finally {
        await close(conhecidos);
      }
      return resultados;
    },
    /** Takes an order one step back. Throws pedido.nenhum and pedido.naoAlteravel. */
    async stepBack(
      { campanhaId }: CampanhaPublicada,
      ref: Omit<PedidoRef, 'campanhaId'>,
      volta: { readonly de: PedidoSituacao; readonly motivo: string; readonly ator: Ator },
    ): Promise<PedidoView> {
      const para = findSituacaoAnterior(volta.de);
      if (!para) throw refuse('pedido.naoAlteravel');
      const mudanca = await store.stepBack({ ...ref, campanhaId }, { ...volta, para, agora: clock.now() });
      if (mudanca === 'nenhum') throw refuse('pedido.nenhum');
      if (mudanca === 'naoAlteravel') throw refuse('pedido.naoAlteravel');
      return get(ref.consumidorId, ref.pedidoId);
    },
  };
}

/** Returns a refusal as the order's result; rethrows other errors. */
function toRecusado(error: unknown): Resultado {
  if (!(error instanceof DomainError)) throw error;
  return { error };
}
