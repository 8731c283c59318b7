import type { UseQueryResult } from '@tanstack/react-query';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ApiError } from './api-error.ts';

/** One page of a list, as the API returns it. */
export interface Pagina<Item> {
  readonly retorno: Item[];
  readonly total: number;
  readonly paginas: number;
}

/** The four states in which a list is rendered. */
export type Lista<Item> =
  | { readonly situacao: 'carregando' }
  | { readonly situacao: 'vazia' }
  | { readonly situacao: 'erro'; readonly error: ApiError; readonly pending: boolean; retry(): void }
  | { readonly situacao: 'pronta'; readonly pagina: Pagina<Item>; readonly pending: boolean };

/**
 * Maps a query to one of the four list states. The API reports an empty list as an error with its own code; a
 * failed refetch keeps the data of the last one.
 *
 * @param isNone returns true for other errors that mean an empty list, where nothing is known of it
 */
export function toLista<Item>(
  query: UseQueryResult<Pagina<Item>, ApiError>,
  none: ErrorCode,
  isNone: (error: ApiError) => boolean = () => false,
): Lista<Item> {
  const { data: pagina, error, isFetching } = query;
  if (error?.codigo === none) return { situacao: 'vazia' };
  if (pagina)
    return pagina.total === 0 ? { situacao: 'vazia' } : { situacao: 'pronta', pagina, pending: isFetching };
  if (!error) return { situacao: 'carregando' };
  if (isNone(error)) return { situacao: 'vazia' };
  return { situacao: 'erro', error, pending: isFetching, retry: () => void query.refetch() };
}
