import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { toasts } from '../shared/toast/toasts.ts';
import { InfoModal } from '../ui/dialog/InfoModal.tsx';
import { Toasts } from '../ui/feedback/Toasts.tsx';
import { appText } from './app.text.ts';
import { Frame } from './layout/Frame.tsx';
import { ScreenLoading } from './layout/ScreenLoading.tsx';
import { NaoEncontradaScreen } from './NaoEncontradaScreen.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { naoEncontradaFlags, preloadNextScreens, routes } from './routes.tsx';
import { useRevalidateSession } from './use-revalidate-session.ts';

/** The routes inside their frames, each behind its guard. */
export function App() {
  const notice = useRevalidateSession();
  useEffect(() => preloadNextScreens(), []);
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
        <Route
          path="*"
          element={
            <Frame flags={naoEncontradaFlags}>
              <NaoEncontradaScreen />
            </Frame>
          }
        />
      </Routes>
      <Toasts store={toasts} label={appText.avisos.rotulo} closeLabel={appText.avisos.fechar} />
      <InfoModal
        open={notice.mensagem !== null}
        onClose={notice.dismiss}
        tone="alerta"
        title={appText.sessao.titulo}
        message={notice.mensagem}
      />
    </>
  );
}
