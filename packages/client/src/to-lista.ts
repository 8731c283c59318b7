import type { UseQueryResult } from '@tanstack/react-query';
import type { ErrorCode } from '@trevo/contract/errors';
import type { ApiError } from './api-error.ts';

/** One page of a list as the API answers it. */
export interface Pagina<Item> {
  readonly retorno: Item[];
  readonly total: number;
  readonly paginas: number;
}

/** The four states a list is drawn in. */
export type Lista<Item> =
  | { readonly situacao: 'carregando' }
  | { readonly situacao: 'vazia' }
  | { readonly situacao: 'erro'; readonly error: ApiError; readonly pending: boolean; retry(): void }
  | { readonly situacao: 'pronta'; readonly pagina: Pagina<Item>; readonly pending: boolean };

/**
 * Sorts what is known of a list into its four states. The API says "there is none" as an error of its own code; a
 * failed refresh does not take away what was there.
 *
 * @param isNone what else stands for an empty list, where nothing is known of it
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
