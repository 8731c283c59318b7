import { totem } from '../platform/storage/totem.ts';
import { toasts } from '../platform/toast/toasts.ts';
import { appText } from './app.text.ts';

/** While a release waits, how often it is looked whether the person has nothing half filled before them. */
const lookMilliseconds = 5_000;
/** A window of the phone's home screen may stay open for weeks: it asks itself, when it is looked at again. */
const askAgainMilliseconds = 3_600_000;

/**
 * Offers the release that waits, once nothing half filled stands on the screen; the page begins again only when the
 * person says so, and then with every file of the new one. Who says nothing gets it when all windows were closed.
 */
export function offerRelease(registration: ServiceWorkerRegistration): void {
  if (totem.isOn()) return;
  const { serviceWorker } = navigator;
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    const { waiting } = registration;
    if (!waiting || isFilling()) return;
    clearInterval(looking);
    toasts.show(appText.release.pronta, {
      duration: 0,
      action: { label: appText.release.atualizar, run: () => void begin(waiting) },
    });
  };
  const keepLooking = () => {
    // The first one of all takes nobody's place.
    if (!registration.waiting || !serviceWorker.controller) return;
    clearInterval(looking);
    looking = setInterval(look, lookMilliseconds);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', keepLooking),
  );
  keepLooking();
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMilliseconds) return;
    askedAt = Date.now();
    // -- swallowed: without network there is nothing new, and the next look asks again
    void registration.update().catch(() => undefined);
  });

  /** Begins again with the new release, if nothing typed is lost by it, here or in another window. */
  async function begin(waiting: ServiceWorker): Promise<void> {
    if (isFilling()) return sayLater(appText.release.preenchendo);
    const wish = new AbortController();
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), wish);
    if (await askToTakeOver(waiting)) return;
    // A release that comes some other way takes nothing from under anybody's hands.
    wish.abort();
    sayLater(appText.release.outraJanela);
  }

  function sayLater(words: string): void {
    toasts.show(words, { tone: 'alerta' });
    keepLooking();
  }
}

/** False where another window of the app is open: its files would be gone. */
const askToTakeOver = (waiting: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: answered }: MessageEvent<boolean>) => resolve(answered);
    waiting.postMessage({ pedido: 'assumir' }, [port2]);
  });

const typed = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea, select';

/** Whether a field with something in it is on the screen: nobody can tell who wrote it. */
function isFilling(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(typed)];
  return fields.some((field) => field.value !== '' && field.getClientRects().length > 0);
}
