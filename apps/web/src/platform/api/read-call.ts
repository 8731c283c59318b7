import type { CallInput } from '@trevo/client/call-types.ts';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { CallIdPessoas as CallId } from '@trevo/contract/paths';

/**
 * Reads a call through the query cache, outside a component's render. The cache is a lazy import, so that the
 * entry and the registration load without it.
 */
export async function readCall<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
): Promise<RetornoOf<Calls[Id]>> {
  const { queries, toQuery } = await import('./queries.ts');
  return queries.fetchQuery<RetornoOf<Calls[Id]>>(toQuery(id, input));
}
