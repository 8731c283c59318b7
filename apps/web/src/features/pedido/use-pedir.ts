import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { isWorthRepeating, toApiError } from '@trevo/client/api-error.ts';
import { type EnderecoForm, toEnderecoWire } from '../consumidor/public.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import { type Carrinho, carrinhoStore } from '../produto/public.ts';

/** Query scopes to invalidate after an order. */
const changed = ['cashback', 'contaCorrente', 'produto'];

/** Returns a function that invalidates balances, stock and orders after an order was placed or cancelled. */
export function useRefreshPedidos(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [id] }) => changed.includes(String(id).split('.')[0]!),
    });
}

/** Returns the request body that orders a cart, with the address where the order asks for it. */
export const toPedidoBody = (carrinho: Carrinho, lojaCNPJ: string | null, endereco?: EnderecoForm) => ({
  ...(lojaCNPJ && { lojaCNPJ }),
  ...(endereco && { endereco: toEnderecoWire(endereco) }),
  produtos: carrinho.map(({ codigo, quantidade, valor }) => ({ codigo, quantidade, valor })),
});

/**
 * Orders the cart with an idempotency key that stays the same until a response settles it: a retry after a lost
 * response never orders twice, even if the cart or the shop changed since. Only a placed order empties the cart.
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
