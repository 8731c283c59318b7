import { totem } from '../platform/session/session.ts';
import { toasts } from '../platform/toast/toasts.ts';
import { appText } from './app.text.ts';

/** How often it is looked whether the person has nothing half filled before them. */
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
  let offered: ServiceWorker | undefined;
  const look = () => {
    const { waiting } = registration;
    // The first one of all takes nobody's place.
    if (!waiting || waiting === offered || !serviceWorker.controller || isFilling()) return;
    offered = waiting;
    toasts.show(appText.release.pronta, {
      duration: 0,
      action: { label: appText.release.atualizar, run: () => void begin(waiting) },
    });
  };
  setInterval(look, lookMilliseconds);
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
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    if (!(await askToTakeOver(waiting))) sayLater(appText.release.outraJanela);
  }

  function sayLater(words: string): void {
    toasts.show(words, { tone: 'alerta' });
    offered = undefined;
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
