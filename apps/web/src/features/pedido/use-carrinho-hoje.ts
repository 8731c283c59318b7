import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useMemo } from 'react';
import { toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import {
  type Carrinho,
  checkCarrinho,
  type CarrinhoLinha,
  type ProdutoHoje,
  useProdutos,
} from '../produto/public.ts';

type ProdutosEntrega = RetornoOf<Calls['produto.listarFiltroConfiguracao']>;

export type CarrinhoHoje =
  | { readonly situacao: 'carregando' }
  | { readonly situacao: 'erro'; readonly error: ApiError; readonly pending: boolean }
  | ({ readonly situacao: 'pronto'; readonly linhas: readonly CarrinhoLinha[] } & Pick<
      ProdutosEntrega,
      'retirada' | 'prazoDias'
    >);

/** Compares a cart with the current state of its products: loaded on opening and on `refetch`. */
export function useCarrinhoHoje(
  campanha: CampanhaWire,
  carrinho: Carrinho,
): { hoje: CarrinhoHoje; refetch(): Promise<void> } {
  const { ano, identificacao } = campanha;
  // Removing a product must not trigger a new request.
  const codigos = carrinho
    .map(({ codigo }) => codigo)
    .sort()
    .join(',');
  const enabled = codigos !== '';
  const { query: produtos } = useProdutos(campanha, { codigos }, { total: 100, enabled });
  const estoque = useCall(
    'cashback.estoque',
    { params: { perPage: 100, page: 1 }, query: { codigos } },
    { enabled },
  );
  const configuracao = useCall(
    'produto.listarFiltroConfiguracao',
    { body: { campanha: { ano, identificacao } } },
    { enabled },
  );
  const hoje = useMemo(() => {
    const map = new Map<string, ProdutoHoje>();
    const estoques = new Map(estoque.data?.retorno.map((one) => [one.codigo, one]));
    for (const produto of produtos.data?.retorno ?? []) {
      const found = estoques.get(produto.codigo);
      if (found) map.set(produto.codigo, { produto, ...found });
    }
    return map;
  }, [produtos.data, estoque.data]);
  const refetch = async () => {
    await Promise.all([produtos.refetch(), estoque.refetch()]);
  };
  const queries = [produtos, estoque, configuracao];
  const failed = queries.find((query) => query.error && !query.data);
  if (failed?.error)
    return {
      hoje: { situacao: 'erro', error: toApiError(failed.error), pending: queries.some((q) => q.isFetching) },
      refetch: async () => {
        await Promise.all([refetch(), configuracao.refetch()]);
      },
    };
  const isStale = produtos.isPlaceholderData || estoque.isPlaceholderData;
  const isTaken = carrinho.every(({ codigo }) => hoje.has(codigo));
  // While fewer products are being refetched, the known state of the rest still holds.
  if (!produtos.data || !estoque.data || !configuracao.data || (isStale && !isTaken))
    return { hoje: { situacao: 'carregando' }, refetch };
  const linhas = checkCarrinho(carrinho, hoje);
  const { retirada, prazoDias } = configuracao.data;
  return { hoje: { situacao: 'pronto', linhas, retirada, prazoDias }, refetch };
}
