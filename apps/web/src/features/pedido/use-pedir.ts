import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { type Carrinho, carrinhoStore } from '../produto/public.ts';

/** What orders change. */
const changed = ['cashback', 'contaCorrente', 'produto'];

/** Forgets what an order or its end changed: balances, stock, the list of orders. */
export function useRefreshPedidos(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [id] }) => changed.includes(String(id).split('.')[0]!),
    });
}

/** What is sent to order a cart. */
export const toPedidoBody = (carrinho: Carrinho, lojaCNPJ: string | null) => ({
  ...(lojaCNPJ && { lojaCNPJ }),
  produtos: carrinho.map(({ codigo, quantidade, valor }) => ({ codigo, quantidade, valor })),
});

/**
 * Orders what stands in the cart, under a key that stays the same until an answer settles it: a lost answer orders
 * nothing twice, not even where the cart or the shop changed since. The cart is emptied by an order, and by nothing else.
 * Throws ApiError.
 */
export function usePedir(campanha: CampanhaWire, usuario: string) {
  const refresh = useRefreshPedidos();
  return async (body: ReturnType<typeof toPedidoBody>): Promise<void> => {
    const idempotencyKey = carrinhoStore.beginEnvio(campanha, body);
    try {
      await callApi('cashback.pedido', { params: { user: usuario }, body, idempotencyKey });
      carrinhoStore.settleEnvio(campanha, true);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (!isWorthRepeating(error)) carrinhoStore.settleEnvio(campanha, false);
      throw error;
    } finally {
      void refresh();
    }
  };
}
