import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useRoute } from '../platform/navigation/use-route.ts';
import { useFalha } from './falhas/falha-store.ts';
import { useConfiguracao } from '../platform/configuracao/PartidaProvider.tsx';
import { afterPaint } from '../platform/browser/after-paint.ts';
import { filaContagem, filaPassageira } from '../features/documento-fiscal/fila/fila-contagem.ts';
import { useStore } from '@trevo/ui/create-store.ts';
import { hasMedicao } from '../features/medicao/medicao-escolha.ts';
import { useIsOnline } from '@trevo/client/request/network-state.ts';
import { sessaoAviso, useSessaoAviso } from '../platform/session/session.ts';
import { useSession } from '../platform/session/session.ts';
import { AvisoModal } from '../platform/aviso/AvisoModal.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';
import { appText, describeSemConexao } from './app.text.ts';
import styles from './App.module.css';
import { FalhaModal } from './falhas/FalhaModal.tsx';
import { entradaRoutes } from './entrada-routes.ts';
import { QuietBoundary } from './falhas/QuietBoundary.tsx';
import { ScreenBoundary } from './falhas/ScreenBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import { useTotemLook } from './totem/use-totem-look.ts';
import { ScreenLoading } from './layout/ScreenLoading.tsx';
import { lazyAfterPaint, loadScreenWithQueries } from './load-screen.tsx';
import { preloadNextScreens, telas } from './start/preload-screens.ts';
import { Splash } from './splash/Splash.tsx';
import { whenQuiet } from './release/register-worker.ts';

/** Only for signed-in users, and after the first screen has painted, which needs the main thread. */
const Paineis = lazyAfterPaint(() => import('./layout/Paineis.tsx').then((m) => m.Paineis));
const FilaEnvio = lazyAfterPaint(() => import('./rotinas/FilaEnvio.tsx').then((m) => m.FilaEnvio));
const { Screen: DispositivoRotina } = loadScreenWithQueries(async () => {
  await afterPaint();
  return (await import('../features/notificacao/DispositivoRotina.tsx')).DispositivoRotina;
});
const { Screen: Telas } = telas;
const Rotinas = lazyAfterPaint(() => import('./rotinas/Rotinas.tsx').then((m) => m.Rotinas));
const Toasts = lazyAfterPaint(() => import('./rotinas/AppToasts.tsx').then((m) => m.AppToasts));
/** Only in a kiosk. */
const TotemModo = lazy(() => import('./totem/TotemModo.tsx').then((m) => ({ default: m.TotemModo })));
/** Analytics load long after the first screen. */
const Medicao = lazy(async () => {
  await new Promise<void>((resolve) => whenQuiet(resolve, 3000));
  return { default: (await import('./medicao/MedicaoAviso.tsx')).Medicao };
});

/** Renders the routes inside their frames, each behind its guards. */
export function App() {
  const aviso = useSessaoAviso();
  const configuracao = useConfiguracao();
  const isSignedIn = useSession() !== undefined;
  const isTotem = useTotemLook();
  useEffect(() => preloadNextScreens(), []);
  const isOnline = useIsOnline();
  const guardadas = useStore(filaContagem);
  const hasPassageira = useStore(filaPassageira);
  const falha = useFalha();
  const entrada = useRoute(entradaRoutes);
  // The failure is final: closing the modal restarts the app.
  if (falha) return <FalhaModal falha={falha} />;
  return (
    <>
      <Later Part={Rotinas} />
      <LiveRegion>{isOnline ? '' : describeSemConexao(guardadas, hasPassageira)}</LiveRegion>
      <div className={styles.janela}>
        {entrada ? (
          <Guarded flags={entrada.flags}>
            <entrada.Screen />
          </Guarded>
        ) : (
          <ScreenBoundary>
            <Suspense fallback={<ScreenLoading />}>
              <Telas />
            </Suspense>
          </ScreenBoundary>
        )}
        {isSignedIn && <Later Part={Paineis} />}
        {isTotem && <Later Part={TotemModo} />}
      </div>
      {isSignedIn && <Later Part={FilaEnvio} />}
      {isSignedIn && <Later Part={DispositivoRotina} />}
      {hasMedicao(configuracao) && <Later Part={Medicao} />}
      <Splash />
      <Later Part={Toasts} />
      <AvisoModal
        open={aviso !== null}
        onClose={sessaoAviso.dismiss}
        tone="alerta"
        title={appText.sessao.titulo}
        message={aviso}
      />
    </>
  );
}

/** Lazy part beside the screen; when it fails the screen works without it. */
function Later({ Part }: { Part: ComponentType }) {
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </QuietBoundary>
  );
}
