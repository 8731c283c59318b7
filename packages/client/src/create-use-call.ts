import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ApiError } from './api-error.ts';
import type { CallId, CallInput } from './call-types.ts';
import type { ToQuery } from './create-queries.ts';

const refreshMilliseconds = 2_000;

/**
 * Creates the hook with which a screen reads a call. While the next page loads, the hook returns the last one. With
 * `refreshWhen` the call is read again every two seconds while its answer satisfies it.
 */
export function createUseCall<Ids extends CallId>(toQuery: ToQuery<Ids>) {
  return function useCall<Id extends Ids>(
    id: Id,
    input: CallInput<Id>,
    options: { enabled?: boolean; refreshWhen?: (read: RetornoOf<Calls[Id]>) => boolean } = {},
  ): UseQueryResult<RetornoOf<Calls[Id]>, ApiError> {
    const { refreshWhen, ...rest } = options;
    return useQuery<RetornoOf<Calls[Id]>, ApiError>({
      ...(toQuery(id, input) as object),
      placeholderData: keepPreviousData as never,
      refetchInterval: ({ state }: { state: { data?: RetornoOf<Calls[Id]> } }) =>
        state.data !== undefined && refreshWhen?.(state.data) ? refreshMilliseconds : false,
      ...rest,
    } as never);
  };
}
