import { createStore, useStore } from '@trevo/ui/create-store.ts';

/**
 * Whether there is network, as the app's own requests tell. The browser's flag is one hint: its no is believed at
 * once, its yes promises nothing, because a line may be dead silently.
 */
const store = createStore(typeof navigator === 'undefined' || navigator.onLine);

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => store.set(false));
  // The worker stands between the page and the network, and sees files that do not come.
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener('message', (event: MessageEvent) => {
    if ((event.data as { rede?: unknown } | null)?.rede === 'semResposta') store.set(false);
  });
}

export const network = {
  isOnline: store.get,
  /** A request was answered, with whatever status. */
  heard: (): void => store.set(true),
  /** A request got no answer. */
  missed: (): void => store.set(false),
  subscribe: store.subscribe,
};

/** Whether there is network; re-renders when that changes. */
export const useIsOnline = (): boolean => useStore(store);
