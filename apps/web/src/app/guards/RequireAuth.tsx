import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { pendingPath } from '../../platform/navigation/pending-path.ts';
import { useSession } from '../../platform/session/session.ts';
import { totem } from '../../platform/storage/totem.ts';

/**
 * Lets signed-in people through. Who arrives without a session goes to sign in and comes back here afterwards;
 * who loses it on the way (signed out, refused) goes to the entry, and nothing is remembered for the next person.
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
  // A kiosk begins anew for the next person.
  if (totem.isOn()) return <Navigate to={appPaths.totem} replace />;
  return <Navigate to={hadSession.current ? appPaths.raiz : appPaths.autenticacao} replace />;
}
