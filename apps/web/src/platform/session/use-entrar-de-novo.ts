import type { ErrorCode } from '@trevo/contract/errors';
import { useLocation } from 'react-router';
import { useLeave } from './use-leave.ts';

/** Only another sign-in ends differently: trying again is refused again. */
export const isSessaoRecusada = (codigo: ErrorCode | undefined): boolean =>
  codigo?.startsWith('sessao.') ?? false;

/** Goes to the sign-in and from there back to this screen: the entry sends on whoever still holds a login. */
export function useEntrarDeNovo(): () => void {
  const leave = useLeave();
  const { pathname, search } = useLocation();
  return () => leave(pathname + search);
}
