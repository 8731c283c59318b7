import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCampanha } from '../../features/campanha/public.ts';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { pendingPath } from '../../platform/navigation/paths/pending-path.ts';
import { toCampanhaKey, ultimaTela } from '../../platform/navigation/paths/ultima-tela.ts';
import { useSession } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';

/**
 * Guard for signed-in users. A visitor without a session signs in and returns here; a session that ends on the
 * screen (sign-out, rejection) leads to the entry, and no address is remembered for the next user; the same user
 * returns to the last screen.
 */
export function RequireAuth({ required, children }: { required: boolean; children: ReactNode }) {
  const isSignedIn = useSession() !== undefined;
  const { pathname, search, hash } = useLocation();
  useUltimaTela(required, pathname + search + hash);
  const hadSession = useRef(isSignedIn);
  const isRefused = required && !isSignedIn;
  useEffect(() => {
    if (isSignedIn) hadSession.current = true;
    else if (!required) hadSession.current = false;
    if (isRefused && !hadSession.current) pendingPath.set(pathname + search + hash);
  }, [isSignedIn, required, isRefused, pathname, search, hash]);
  if (!isRefused) return children;
  // A kiosk restarts for the next user.
  if (totem.isOn()) return <Navigate to={appPaths.totem} replace />;
  return <Navigate to={hadSession.current ? appPaths.raiz : appPaths.autenticacao} replace />;
}

/** Stores the screen of a consumidor as the last one. */
function useUltimaTela(required: boolean, path: string): void {
  const session = useSession();
  const { campanha } = useCampanha();
  const usuario = required && session?.tipo === 'consumidor' ? session.usuario : undefined;
  const chave = campanha && toCampanhaKey(campanha);
  useEffect(() => {
    if (usuario !== undefined && chave !== undefined) ultimaTela.set(path, { usuario, campanha: chave });
  }, [usuario, chave, path]);
}
