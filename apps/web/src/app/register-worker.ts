import { isNative } from '../platform/browser/native-shell.ts';
import { whenIdle } from '../platform/browser/when-idle.ts';

/** How long after the page has loaded the worker waits: the first screen has the line for itself. */
const quietMilliseconds = 4000;

/**
 * Lets the worker keep what a start without network needs, once the page has loaded and has nothing to do. Not in the
 * installed app, which carries its files, and not in a page inside another page. A browser that refuses (a private
 * window, a full disk) goes on without it.
 */
export function registerWorker(isBuilt: boolean = import.meta.env.PROD): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker || isNative() || window.parent !== window) return;
  if (!isBuilt) return void forgetWorkers(serviceWorker).catch(() => undefined);
  const register = () =>
    // The script is asked for anew each time; what it keeps is told by its own bytes.
    void serviceWorker
      .register('/sw.js', { updateViaCache: 'none' })
      .then(async (registration: ServiceWorkerRegistration | undefined) => {
        // Browsers that are told to let no worker in answer with nothing.
        if (registration) (await import('./offer-release.ts')).offerRelease(registration);
      })
      .catch(() => undefined);
  whenQuiet(register, quietMilliseconds);
}

/** The development server may stand where the built app stood: a worker of that time would keep old files. */
async function forgetWorkers(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
}

/**
 * Runs `work` once the page has loaded, was quiet for so long and has nothing to do: the first screen has the line for
 * itself.
 */
export function whenQuiet(work: () => void, milliseconds: number): void {
  const wait = () => setTimeout(() => whenIdle(work), milliseconds);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
