import { createStore, useStore } from '@trevo/ui/create-store.ts';

/**
 * Network state, derived from the app's own requests. The browser's flag is a hint: off-line is believed at
 * once, on-line proves nothing, because a connection may be dead without an event.
 */
const store = createStore(typeof navigator === 'undefined' || navigator.onLine);

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => store.set(false));
  // The service worker reports asset requests without a response.
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener('message', (event: MessageEvent) => {
    if ((event.data as { rede?: unknown } | null)?.rede === 'semResposta') store.set(false);
  });
}

export const network = {
  isOnline: store.get,
  /** Reports that a request got a response with any status. */
  reportResponse: (): void => store.set(true),
  /** Reports that a request got no response. */
  reportNoResponse: (): void => store.set(false),
  subscribe: store.subscribe,
};

/** Returns whether the network is available; re-renders on changes. */
export const useIsOnline = (): boolean => useStore(store);
