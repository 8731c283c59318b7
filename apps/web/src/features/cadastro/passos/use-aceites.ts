import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../platform/api/api-client.ts';
import { toApiError, type ApiError } from '../../../platform/api/api-error.ts';

export type Termo = RetornoOf<Calls['consumidor.aceites']>[number];

export interface Aceites {
  /** Undefined until the server answered. */
  readonly termos: readonly Termo[] | undefined;
  readonly error: ApiError | null;
  retry(): void;
}

/**
 * The campaign's acceptances. Asked without the query library, which the entry does not carry.
 *
 * @param isAsked false asks nothing and knows nothing
 */
export function useAceites(isAsked: boolean): Aceites {
  const [termos, setTermos] = useState<readonly Termo[]>();
  const [error, setError] = useState<ApiError | null>(null);
  const load = useCallback(() => {
    setError(null);
    callApi('consumidor.aceites').then(
      ({ retorno }) => setTermos(retorno),
      (thrown: unknown) => setError(toApiError(thrown)),
    );
  }, []);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  return { termos, error, retry: load };
}
