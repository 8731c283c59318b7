import { isNative } from '../../platform/browser/native-shell.ts';
import { whenIdle } from '../../platform/browser/when-idle.ts';

/** Delay in milliseconds after the page load, during which the first screen has the connection for itself. */
const quietMilliseconds = 4000;

/**
 * Registers the service worker, which caches the files of an offline start, once the page has loaded and is idle.
 * Not in the native app, which bundles its files, and not on an embedded page. If the browser refuses (a private
 * window, a full disk), the app works without it.
 */
export function registerWorker(isBuilt: boolean = import.meta.env.PROD): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || isNative() || window.parent !== window) return;
  if (!isBuilt) return void forgetWorkers(serviceWorker).catch(() => undefined);
  const register = () =>
    // updateViaCache `none`: the script is revalidated on every check, and its bytes identify the release.
    void serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then(async (registration: ServiceWorkerRegistration | undefined) => {
        // Browsers with blocked service workers may resolve without a registration.
        if (registration) (await import('./offer-release.ts')).offerRelease(registration);
      })
      .catch(() => undefined);
  whenQuiet(register, quietMilliseconds);
}

/**
 * Unregisters workers on the development server: its address may have served a built app: an old worker would
 * serve old files.
 */
async function forgetWorkers(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
}

/** Runs `work` after the page has loaded, the given time has passed and the main thread is idle. */
export function whenQuiet(work: () => void, milliseconds: number): void {
  const wait = () => setTimeout(() => whenIdle(work), milliseconds);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
