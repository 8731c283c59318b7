import type { UseQueryResult } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useSession } from '../../platform/session/session.ts';

export type Consumidor = RetornoOf<Calls['consumidor.obter']>;

/**
 * Loads the profile of the signed-in consumidor; disabled without a session. Separate from its gate because the
 * first screens use it.
 */
export function useConsumidor(): UseQueryResult<Consumidor, ApiError> {
  const usuario = useSession()?.usuario ?? '';
  return useCall('consumidor.obter', { params: { usuario } }, { enabled: usuario !== '' });
}
