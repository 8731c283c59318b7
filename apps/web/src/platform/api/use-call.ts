import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CallIdPessoas as CallId } from '@trevo/contract/paths';
import { callApi, type CallInput, takeAnswerNow } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { startMilliseconds } from './early-answers.ts';

/** The query of a call: the same constant serves a screen, a prefetch and an invalidation. */
function toQuery<Id extends CallId>(id: Id, input: CallInput<Id>) {
  return queryOptions<RetornoOf<Calls[Id]>, ApiError>({
    queryKey: [id, input as unknown],
    queryFn: async ({ signal }) => {
      const call = callApi as (id: Id, input: CallInput<Id>) => Promise<{ retorno: RetornoOf<Calls[Id]> }>;
      return (await call(id, { ...(input as object), signal } as CallInput<Id>)).retorno;
    },
    initialData: () => {
      const take = takeAnswerNow as (
        id: Id,
        input: CallInput<Id>,
      ) => { retorno: RetornoOf<Calls[Id]> } | undefined;
      return take(id, input)?.retorno;
    },
    // What the page asked for as it began is not asked again the moment that it is there.
    staleTime: ({ state }) =>
      state.data !== undefined && state.dataUpdateCount === 0 ? startMilliseconds : 0,
    // While the next page loads, the last one stays on the screen.
    placeholderData: keepPreviousData as never,
  });
}

/** Reads a call in a screen. */
export function useCall<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  options: { enabled?: boolean } = {},
): UseQueryResult<RetornoOf<Calls[Id]>, ApiError> {
  return useQuery({ ...toQuery(id, input), ...options });
}
