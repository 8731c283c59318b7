import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { useSession } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';

/**
 * Guard for signed-in users. A visitor without a session signs in and returns here; a session that ends on the
 * screen (sign-out, rejection) leads to the entry, and no address is remembered for the next user.
 */
export function RequireAuth({ required, children }: { required: boolean; children: ReactNode }) {
  const isSignedIn = useSession() !== undefined;
  const { pathname, search } = useLocation();
  const hadSession = useRef(isSignedIn);
  const isRefused = required && !isSignedIn;
  useEffect(() => {
    if (isSignedIn) hadSession.current = true;
    else if (!required) hadSession.current = false;
    if (isRefused && !hadSession.current) pendingPath.set(pathname + search);
  }, [isSignedIn, required, isRefused, pathname, search]);
  if (!isRefused) return children;
  // A kiosk restarts for the next user.
  if (totem.isOn()) return <Navigate to={appPaths.totem} replace />;
  return <Navigate to={hadSession.current ? appPaths.raiz : appPaths.autenticacao} replace />;
}
