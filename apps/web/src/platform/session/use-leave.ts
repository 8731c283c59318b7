import type { ErrorCode } from '@trevo/contract/errors';
import { useLocation, useNavigate } from 'react-router';
import { appPaths } from '../navigation/app-paths.ts';
import { pendingPath } from '../navigation/pending-path.ts';
import { signOut } from './session-calls.ts';

/**
 * Signs out and goes to the place where one signs in, and from there to `back` when there is one: a path of the app.
 * Works after the asking component has gone.
 */
export function useLeave(): (back?: string) => void {
  const navigate = useNavigate();
  return (back) => {
    if (back !== undefined) pendingPath.set(back);
    signOut();
    // The guard of the screen sends to the entry first; this has the last word.
    setTimeout(() => void navigate(appPaths.autenticacao, { replace: true }));
  };
}

/** Only another sign-in ends differently: trying again is refused again. */
export const isSessaoRecusada = (codigo: ErrorCode | undefined): boolean =>
  codigo?.startsWith('sessao.') ?? false;

/** Goes to the sign-in and from there back to this screen: the entry sends on whoever still holds a login. */
export function useEntrarDeNovo(): () => void {
  const leave = useLeave();
  const { pathname, search } = useLocation();
  return () => leave(pathname + search);
}
