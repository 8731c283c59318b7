import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CallIdPessoas as CallId } from '@trevo/contract/paths';
import type { CallInput } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import { toQuery } from './queries.ts';

/** Reads a call in a screen. */
export function useCall<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  options: { enabled?: boolean } = {},
): UseQueryResult<RetornoOf<Calls[Id]>, ApiError> {
  return useQuery<RetornoOf<Calls[Id]>, ApiError>({
    ...toQuery(id, input),
    // While the next page loads, the last one stays on the screen.
    placeholderData: keepPreviousData as never,
    ...options,
  });
}
