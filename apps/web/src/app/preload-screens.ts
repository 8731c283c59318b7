import { whenIdle } from '../platform/browser/when-idle.ts';
import { session } from '../platform/session/session.ts';
import { localStore } from '../platform/storage/local-store.ts';
import { screens } from './routes.tsx';

/** How long the first screen has the line for itself. */
const quietMilliseconds = 2500;

/**
 * Fetches the code of the screens that come next, so that opening them waits for nothing: one after the other, each in a
 * moment in which the page has nothing to do, since a finger may be moving by now. Returns how to give up.
 */
export function preloadNextScreens(): () => void {
  const next = session.get()
    ? [screens.home, screens.contaCorrente, screens.cupons, screens.escanear]
    : [screens.preRegistro, screens.cadastro, screens.home];
  let isGone = false;
  const loadAll = async () => {
    for (const { load } of next) {
      await new Promise<void>(whenIdle);
      if (isGone) return;
      // A failure here means nothing: the screen asks again when it is opened.
      await load().catch(() => undefined);
    }
    if (session.get()) await keepForBasement();
    // Who left without network gets no notices any more: the code ends what is still registered.
    else if (localStore.get('dispositivo.registro')) await import('../features/notificacao/dispositivo.ts');
  };
  const timer = setTimeout(() => void loadAll().catch(() => undefined), quietMilliseconds);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}

/**
 * The scratch cards and the reader of codes, for who is signed in: once the worker is there to keep them, and when the
 * person does not count each megabyte.
 */
async function keepForBasement(): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!serviceWorker || connection?.saveData) return;
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  for (const { load } of [screens.raspadinhasAlternativas, screens.raspar])
    await load().catch(() => undefined);
  const { keepQrDetector } = await import('../features/escanear/leitura/qr-detector.ts');
  await keepQrDetector();
}
