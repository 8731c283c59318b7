import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../platform/session/session.ts';
import { ScreenBoundary } from './falhas/ScreenBoundary.tsx';
import { RequireAuth } from './guards/RequireAuth.tsx';
import { useLojaRedirect } from './guards/use-loja-redirect.ts';
import { Frame } from './layout/Frame.tsx';
import { ScreenLoading } from './layout/ScreenLoading.tsx';
import { loadScreenWithQueries } from './load-screen.tsx';
import { flagsOf, type RouteFlags } from './route-flags.ts';

/** The only screen of a signed-in associado. */
const { Screen: Associado } = loadScreenWithQueries(() =>
  import('../features/lojas/screens/AssociadoScreen.tsx').then((m) => m.AssociadoScreen),
);

/** Renders a screen inside its frame, behind its guards. */
export function Guarded({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const { pathname } = useLocation();
  const isLeaving = useLojaRedirect(flags.storeRedirect);
  // The other screens are for consumidores.
  const isAssociado = useSession()?.tipo === 'associado' && flags.requiresAuth;
  if (isLeaving) return null;
  return (
    <RequireAuth required={flags.requiresAuth}>
      <Frame flags={isAssociado ? flagsOf.etapa : flags}>
        <ScreenBoundary key={pathname}>
          <Suspense fallback={<ScreenLoading />}>{isAssociado ? <Associado /> : children}</Suspense>
        </ScreenBoundary>
      </Frame>
    </RequireAuth>
  );
}
