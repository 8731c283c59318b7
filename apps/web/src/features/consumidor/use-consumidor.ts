import type { UseQueryResult } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import type { ApiError } from '@trevo/client/api-error.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useSession } from '../../platform/session/session.ts';

export type Consumidor = RetornoOf<Calls['consumidor.obter']>;

/** The profile of who is signed in; nobody is asked for while nobody is. Apart from its gate: the first screens ask it. */
export function useConsumidor(): UseQueryResult<Consumidor, ApiError> {
  const usuario = useSession()?.usuario ?? '';
  return useCall('consumidor.obter', { params: { usuario } }, { enabled: usuario !== '' });
}
