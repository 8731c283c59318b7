import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CallId, CallInput } from '@trevo/client/call-types.ts';
import type { ApiError } from '@trevo/client/api-error.ts';
import type { Pagina } from '@trevo/client/to-lista.ts';
import { toQuery } from '../api/queries.ts';
import { useCall } from '../api/use-call.ts';
import type { pathsPessoas } from '@trevo/contract/paths';
import { useNumeroNoEndereco } from './use-numero-no-endereco.ts';

/** Calls that return one page of a list. */
type PagedId = {
  [Id in CallId & keyof typeof pathsPessoas]: RetornoOf<Calls[Id]> extends Pagina<unknown> ? Id : never;
}[CallId & keyof typeof pathsPessoas];
/** Highest count of parts, for an address that asks for more. */
const most = 20;

/** Returns the count of pages that a list shows one below the other, stored in the address. */
export const useContagemPartes = (nome = 'pagina'): [number, (partes: number) => void] =>
  useNumeroNoEndereco(nome, most);

/**
 * Reads the first pages of a call as one page. While the next one loads, or after it failed, the result has those
 * before it.
 *
 * @param toInput returns the input of the call for a page
 */
export function usePartes<Id extends PagedId>(
  id: Id,
  toInput: (pagina: number) => CallInput<Id>,
  partes: number,
  options: { enabled?: boolean } = {},
): UseQueryResult<RetornoOf<Calls[Id]>, ApiError> {
  type Answer = UseQueryResult<Pagina<unknown>, ApiError>;
  const last = useCall(id, toInput(partes), options) as Answer;
  const before = useQueries({
    queries: Array.from({ length: partes - 1 }, (_, at) => ({
      ...(toQuery(id, toInput(at + 1)) as object),
      ...options,
    })) as never,
  }) as Answer[];
  const pages = before.flatMap((query) => query.data ?? []);
  const isWhole = pages.length === before.length;
  // The placeholder of the last page is the page before it, which is shown already.
  const isNext = before.length > 0 && last.isPlaceholderData;
  const shown = last.data && !isNext ? [...pages, last.data] : pages;
  const joined = {
    ...last,
    data: isWhole ? join(shown) : isNext ? last.data : undefined,
    error: before.find(({ error }) => error)?.error ?? last.error,
    isPlaceholderData: last.isPlaceholderData || !isWhole,
    refetch: (...args: Parameters<Answer['refetch']>) => {
      for (const query of before) void query.refetch();
      return last.refetch(...args);
    },
  };
  return joined as unknown as UseQueryResult<RetornoOf<Calls[Id]>, ApiError>;
}

/**
 * Joins pages; everything but the rows is of the latest. A row that moved to the next page while the list grew is
 * kept once.
 */
function join(pages: readonly Pagina<unknown>[]): Pagina<unknown> | undefined {
  const latest = pages.at(-1);
  const rows = new Map(pages.flatMap(({ retorno }) => retorno).map((row) => [JSON.stringify(row), row]));
  return latest && { ...latest, retorno: [...rows.values()] };
}
