import type { QueryInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { usePartes } from '../../platform/lista/use-partes.ts';
import { type Lista, toLista } from '@trevo/client/to-lista.ts';
import type { CampanhaWire } from '../campanha/public.ts';
import type { Produto } from './produto.wire.ts';
import { porPagina } from '../../platform/lista/por-pagina.ts';

export type ProdutosQuery = QueryInputOf<Calls['produto.listar']>;

/** Page size that returns all products. */
export const todosOsProdutos = -1;

/** Loads the first pages of the filtered catalogue, as one. */
export function useProdutos(
  { ano, identificacao }: Pick<CampanhaWire, 'ano' | 'identificacao'>,
  query: ProdutosQuery,
  { total = porPagina, partes = 1, enabled = true } = {},
): { lista: Lista<Produto>; query: ReturnType<typeof usePartes<'produto.listar'>> } {
  const asked = usePartes(
    'produto.listar',
    (pagina) => ({ params: { ano, identificacao, porPagina: total, pagina }, query }),
    partes,
    { enabled },
  );
  return { lista: toLista(asked, 'produto.naoEncontrado'), query: asked };
}
