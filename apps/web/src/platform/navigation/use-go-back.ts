import type { ErrorCode } from '@trevo/contract/errors';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { whenLayerLeft } from '../../ui/dialog/use-back-layer.ts';
import { signOut } from '../session/session-calls.ts';
import { appPaths } from './app-paths.ts';
import { pendingPath } from './pending-path.ts';

/** Goes back as the browser does; a person who opened this address directly goes to `fallback` instead. */
export function useGoBack(fallback: string = appPaths.home): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const position = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (position > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}

/** Opens a screen from something that lies over another one, once that has been closed and left the history. */
export function useLeaveLayer(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => whenLayerLeft(() => void navigate(path)), [navigate]);
}

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
