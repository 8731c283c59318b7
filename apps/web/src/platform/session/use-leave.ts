import type { ErrorCode } from '@trevo/contract/errors';
import { useLocation, useNavigate } from 'react-router';
import { appPaths } from '../navigation/paths/app-paths.ts';
import { pendingPath } from '../navigation/paths/pending-path.ts';
import { signOut } from './session-calls.ts';

/**
 * Returns a function that signs out and opens the sign-in, and from there `back` if given: a path of the app.
 * Works after the calling component was unmounted.
 */
export function useLeave(): (back?: string) => void {
  const navigate = useNavigate();
  return (back) => {
    if (back !== undefined) pendingPath.set(back);
    signOut();
    // The screen's guard redirects to the entry first; this navigation overrides it.
    setTimeout(() => void navigate(appPaths.autenticacao, { replace: true }));
  };
}

/** Returns whether the session was rejected: only a new sign-in helps, not a retry. */
export const isSessaoRecusada = (codigo: ErrorCode | undefined): boolean =>
  codigo?.startsWith('sessao.') ?? false;

/**
 * Returns a function that opens the sign-in and returns to this screen. It must end the session first: the entry
 * redirects signed-in users.
 */
export function useEntrarDeNovo(): () => void {
  const leave = useLeave();
  const { pathname, search, hash } = useLocation();
  return () => leave(pathname + search + hash);
}
