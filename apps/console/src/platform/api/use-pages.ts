import { useInfiniteQuery } from '@tanstack/react-query';
import { type ApiError } from '@trevo/client/api-error.ts';
import type { CallInput } from '@trevo/client/call-types.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CallId } from '@trevo/contract/paths';
import { callConsole } from './console-client.ts';

/** The calls with pages by a cursor. */
export type PagedId = {
  [Id in CallId]: RetornoOf<Calls[Id]> extends { retorno: unknown[]; depois: string | null } ? Id : never;
}[CallId];
type ItemOf<Id extends PagedId> = RetornoOf<Calls[Id]> extends { retorno: (infer Item)[] } ? Item : never;

interface Page<Item> {
  readonly retorno: Item[];
  readonly depois: string | null;
}

/** The pages of a list that were read so far. */
export interface Pages<Item> {
  readonly items: readonly Item[] | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly hasMore: boolean;
  readMore(): void;
  readAgain(): void;
}

/**
 * Reads a list page by page.
 *
 * @param refreshWhen returns whether the list is read again after two seconds, by its items; or after how many
 *   milliseconds, two seconds at least
 */
export function usePages<Id extends PagedId>(
  id: Id,
  input: CallInput<Id>,
  options: { enabled?: boolean; refreshWhen?: (items: readonly ItemOf<Id>[]) => boolean | number } = {},
): Pages<ItemOf<Id>> {
  const { enabled = true, refreshWhen } = options;
  const call = callConsole as unknown as (id: Id, input: unknown) => Promise<{ retorno: Page<ItemOf<Id>> }>;
  const { query: own, ...rest } = input as { query?: object };
  const query = useInfiniteQuery<
    Page<ItemOf<Id>>,
    ApiError,
    { pages: Page<ItemOf<Id>>[] },
    unknown[],
    string | null
  >({
    queryKey: [id, 'pages', input],
    enabled,
    initialPageParam: null,
    queryFn: async ({ pageParam, signal }) => {
      const depois = pageParam === null ? {} : { depois: pageParam };
      return (await call(id, { ...rest, query: { ...own, ...depois }, signal })).retorno;
    },
    getNextPageParam: ({ depois }) => depois,
    refetchInterval: ({ state }) => {
      const items = state.data?.pages.flatMap(({ retorno }) => retorno) ?? [];
      const pausa = refreshWhen?.(items) ?? false;
      if (typeof pausa === 'number') return Math.max(pausa, refreshMilliseconds);
      return pausa && refreshMilliseconds;
    },
  });
  return {
    items: query.data?.pages.flatMap(({ retorno }) => retorno),
    error: query.error,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    readMore: () => void query.fetchNextPage(),
    readAgain: () => void query.refetch(),
  };
}

const refreshMilliseconds = 2_000;
