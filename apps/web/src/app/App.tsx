import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useRoute } from '../platform/navigation/router.tsx';
import { useFalha } from './falhas/falha-store.ts';
import { useConfiguracao } from '../platform/configuracao/PartidaProvider.tsx';
import { afterPaint } from '../platform/browser/after-paint.ts';
import { parseCupomPath } from '../platform/navigation/cupom-path.ts';
import { filaContagem, filaPassageira } from '../features/documento-fiscal/fila/fila-contagem.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { hasMedicao } from '../features/medicao/medicao-escolha.ts';
import { useIsOnline } from '@trevo/client/network-state.ts';
import { sessaoAviso, useSessaoAviso } from '../platform/session/session.ts';
import { useSession } from '../platform/session/session.ts';
import { toasts } from '../platform/toast/toasts.ts';
import { InfoModal } from '@trevo/ui/dialog/InfoModal.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { Toasts } from '@trevo/ui/feedback/Toasts.tsx';
import { appText, describeSemConexao } from './app.text.ts';
import styles from './App.module.css';
import { FalhaModal, useCampanhaFalha } from './falhas/FalhaModal.tsx';
import { NaoEncontradaScreen } from './falhas/NaoEncontradaScreen.tsx';
import { QuietBoundary } from './falhas/QuietBoundary.tsx';
import { ScreenBoundary } from './falhas/ScreenBoundary.tsx';
import { AreaGate } from './guards/AreaGate.tsx';
import { RequireAuth } from './guards/RequireAuth.tsx';
import { useIncompleteReload } from './guards/use-incomplete-reload.ts';
import { useLojaRedirect } from './guards/use-loja-redirect.ts';
import { useToastsOfScreen } from './use-toasts-of-screen.ts';
import { useTotemIdle, useTotemLook } from './totem/use-totem-idle.ts';
import { Frame } from './layout/Frame.tsx';
import { ScreenLoading } from './layout/ScreenLoading.tsx';
import { lazyAfterPaint, loadScreenWithQueries } from './load-screen.tsx';
import { preloadNextScreens } from './preload-screens.ts';
import { flagsOf, type RouteFlags } from './route-flags.ts';
import { RouteAnnouncer, useFirstFocus } from './RouteAnnouncer.tsx';
import { cupomEscaneadoRoute, naoEncontradaFlags, routes } from './routes.tsx';
import { Splash } from './splash/Splash.tsx';
import { useRetries } from './use-retries.ts';
import { useRevalidateSession } from './use-revalidate-session.ts';
import { whenQuiet } from './register-worker.ts';

/** Only for signed-in users, and after the first screen has painted, which needs the main thread. */
const Paineis = lazyAfterPaint(() => import('./layout/Paineis.tsx').then((m) => m.Paineis));
const FilaEnvio = lazyAfterPaint(() => import('./FilaEnvio.tsx').then((m) => m.FilaEnvio));
const { Screen: DispositivoRotina } = loadScreenWithQueries(async () => {
  await afterPaint();
  return (await import('../features/notificacao/DispositivoRotina.tsx')).DispositivoRotina;
});
/** The only screen of a signed-in associado. */
const { Screen: Associado } = loadScreenWithQueries(() =>
  import('../features/lojas/screens/AssociadoScreen.tsx').then((m) => m.AssociadoScreen),
);
/** Only in a kiosk. */
const TotemModo = lazy(() => import('./totem/TotemModo.tsx').then((m) => ({ default: m.TotemModo })));
/** Analytics load long after the first screen. */
const Medicao = lazy(async () => {
  await new Promise<void>((resolve) => whenQuiet(resolve, 3000));
  return { default: (await import('./medicao/MedicaoAviso.tsx')).Medicao };
});

/** Renders the routes inside their frames, each behind its guards. */
export function App() {
  useRetries();
  useRevalidateSession();
  const aviso = useSessaoAviso();
  const configuracao = useConfiguracao();
  const isSignedIn = useSession() !== undefined;
  useCampanhaFalha();
  useIncompleteReload();
  const isTotem = useTotemLook();
  const restante = useTotemIdle();
  useFirstFocus();
  useEffect(() => preloadNextScreens(), []);
  const isOnline = useIsOnline();
  const guardadas = useStore(filaContagem);
  const hasPassageira = useStore(filaPassageira);
  const falha = useFalha();
  const route = useRoute(routes);
  useToastsOfScreen();
  // The failure is final: closing the modal restarts the app.
  if (falha) return <FalhaModal falha={falha} />;
  return (
    <>
      <RouteAnnouncer />
      <LiveRegion>{isOnline ? '' : describeSemConexao(guardadas, hasPassageira)}</LiveRegion>
      <div className={styles.janela}>
        {route ? (
          <Guarded flags={route.flags}>
            <AreaGate route={route}>
              <route.Screen />
            </AreaGate>
          </Guarded>
        ) : (
          <OtherAddress />
        )}
        {isSignedIn && (
          <QuietBoundary>
            <Suspense fallback={null}>
              <Paineis />
            </Suspense>
          </QuietBoundary>
        )}
        {isTotem && (
          <QuietBoundary>
            <Suspense fallback={null}>
              <TotemModo restante={restante} />
            </Suspense>
          </QuietBoundary>
        )}
      </div>
      {isSignedIn && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <FilaEnvio />
          </Suspense>
        </QuietBoundary>
      )}
      {isSignedIn && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <DispositivoRotina />
          </Suspense>
        </QuietBoundary>
      )}
      {hasMedicao(configuracao) && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <Medicao />
          </Suspense>
        </QuietBoundary>
      )}
      <Splash />
      <Toasts store={toasts} label={appText.avisos.rotulo} closeLabel={appText.avisos.fechar} />
      <InfoModal
        open={aviso !== null}
        onClose={sessaoAviso.dismiss}
        tone="alerta"
        title={appText.sessao.titulo}
        message={aviso}
      />
    </>
  );
}

function Guarded({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
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

/** A coupon scanned outside the app, or an unknown address. */
function OtherAddress() {
  const { flags, Screen } = cupomEscaneadoRoute;
  if (parseCupomPath(useLocation().pathname)) {
    return (
      <Guarded flags={flags}>
        <Screen />
      </Guarded>
    );
  }
  return (
    <Frame flags={naoEncontradaFlags}>
      <NaoEncontradaScreen />
    </Frame>
  );
}
