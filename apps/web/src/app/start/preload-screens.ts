import { whenIdle } from '../../platform/browser/when-idle.ts';
import { isPath } from '../../platform/navigation/use-route.ts';
import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { entradaRoutes } from '../entrada-routes.ts';
import { loadScreen } from '../load-screen.tsx';

/** The screens beside the entry, with the route table. */
export const telas = loadScreen(() => import('../Telas.tsx').then((m) => m.Telas));
const loadTable = () => import('../routes.tsx');

/**
 * Loads the needs of this address's screen besides the first script: the entry's own screen, which leads a
 * signed-in user to the home, or the route table and the screen.
 */
export async function loadScreenOf(pathname: string, isSignedIn: boolean): Promise<void> {
  const isHere = ({ path }: { path: string }) => isPath(path, pathname);
  const entrada = entradaRoutes.find(isHere);
  await Promise.all([entrada?.load(), ...(entrada && !isSignedIn ? [] : [loadOther()])]);

  async function loadOther(): Promise<void> {
    const [{ routes, screens }] = await Promise.all([loadTable(), telas.load()]);
    await (entrada ? screens.home : routes.find(isHere))?.load();
  }
}

/** Delay in milliseconds during which the first screen has the connection for itself. */
const quietMilliseconds = 2500;

/**
 * Prefetches the code of the next screens one after the other, each while the main thread is idle, since the
 * user may be scrolling. Returns a function that stops.
 */
export function preloadNextScreens(): () => void {
  let isGone = false;
  const loadAll = async () => {
    const [{ screens }] = await Promise.all([loadTable(), telas.load()]);
    const next = session.get()
      ? [screens.home, screens.contaCorrente, screens.cupons, screens.escanear]
      : [screens.preRegistro, screens.cadastro, screens.home];
    for (const { load } of next) {
      await new Promise<void>(whenIdle);
      if (isGone) return;
      // A failed prefetch is ignored: opening the screen imports again.
      await load().catch(() => undefined);
    }
    if (session.get()) {
      const { prefetchForOffline } = await import('../release/prefetch-offline.ts');
      await prefetchForOffline(screens);
    }
    // After an offline sign-out this module ends the remaining push registration.
    else if (localStore.get('dispositivo.registro'))
      await import('../../features/notificacao/dispositivo.ts');
  };
  const timer = setTimeout(() => void loadAll().catch(() => undefined), quietMilliseconds);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}
