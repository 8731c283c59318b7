import { totem } from '../../platform/storage/totem.ts';
import { toasts } from '../../platform/toast/toasts.ts';
import { telasText } from '../telas.text.ts';

/** Interval in milliseconds for checking, while an update is pending, whether a form has unsaved input. */
const lookMilliseconds = 5_000;
/**
 * Minimum interval in milliseconds between update checks: a home-screen window may stay open for weeks and
 * checks when it becomes visible.
 */
const askAgainMilliseconds = 3_600_000;

/**
 * Offers a pending update once no form has unsaved input; the page reloads only when the user accepts, and then
 * with all files of the new release. Without an answer the update activates when all windows are closed.
 */
export function offerRelease(registration: ServiceWorkerRegistration): void {
  if (totem.isOn()) return;
  const { serviceWorker } = navigator;
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    const { waiting } = registration;
    if (!waiting || isFilling()) return;
    clearInterval(looking);
    toasts.show(telasText.release.pronta, {
      duration: 0,
      action: { label: telasText.release.atualizar, run: () => void begin(waiting) },
    });
  };
  const startPolling = () => {
    // The first installation replaces no release.
    if (!registration.waiting || !serviceWorker.controller) return;
    clearInterval(looking);
    looking = setInterval(look, lookMilliseconds);
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', startPolling),
  );
  startPolling();
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMilliseconds) return;
    askedAt = Date.now();
    // -- swallowed: offline there is no update, and the next check retries
    void registration.update().catch(() => undefined);
  });

  /** Activates the new release and reloads, unless input would be lost in this or another window. */
  async function begin(waiting: ServiceWorker): Promise<void> {
    if (isFilling()) return postponeRelease(telasText.release.preenchendo);
    const wish = new AbortController();
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), wish);
    if (await askToTakeOver(waiting)) return;
    // A release activated in another way must not discard the user's input by a reload.
    wish.abort();
    postponeRelease(telasText.release.outraJanela);
  }

  function postponeRelease(words: string): void {
    toasts.show(words, { tone: 'alerta' });
    startPolling();
  }
}

/** Resolves to false when another window of the app is open, because its files would be deleted. */
const askToTakeOver = (waiting: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: answered }: MessageEvent<boolean>) => resolve(answered);
    waiting.postMessage({ pedido: 'assumir' }, [port2]);
  });

const typed = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea, select';

/** Returns whether a visible field has a value; typed and prefilled values are indistinguishable. */
function isFilling(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(typed)];
  return fields.some((field) => field.value !== '' && field.getClientRects().length > 0);
}
