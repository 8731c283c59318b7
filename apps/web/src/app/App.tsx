import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { Frame } from './layout/Frame.tsx';
import { ScreenLoading } from './layout/ScreenLoading.tsx';
import { NaoEncontradaScreen } from './NaoEncontradaScreen.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { routes } from './routes.tsx';
import { useRevalidateSession } from './use-revalidate-session.ts';

/** The routes inside their frames, each behind its guard. */
export function App() {
  useRevalidateSession();
  return (
    <>
      <RouteAnnouncer />
      <Routes>
        {routes.map(({ path, flags, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <RequireAuth required={flags.requiresAuth}>
                <Frame flags={flags}>
                  <Suspense fallback={<ScreenLoading />}>
                    <Screen />
                  </Suspense>
                </Frame>
              </RequireAuth>
            }
          />
        ))}
        <Route path="*" element={<NaoEncontradaScreen />} />
      </Routes>
    </>
  );
}
