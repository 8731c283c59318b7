import type { QueryInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCall } from '../../platform/api/use-call.ts';
import { type Lista, toLista } from '@trevo/client/to-lista.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Produto } from './produto.wire.ts';
import { porPagina } from '../../platform/lista/por-pagina.ts';

export type ProdutosQuery = QueryInputOf<Calls['produto.listar']>;

/** Page size that returns all products. */
export const todosOsProdutos = -1;

/** Loads a page of the filtered catalogue. */
export function useProdutos(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  query: ProdutosQuery,
  { total = porPagina, pagina = 1, enabled = true } = {},
): { lista: Lista<Produto>; query: ReturnType<typeof useCall<'produto.listar'>> } {
  const asked = useCall(
    'produto.listar',
    { params: { ano, identificacao, porPagina: total, pagina }, query },
    { enabled },
  );
  return { lista: toLista(asked, 'produto.naoEncontrado'), query: asked };
}
