import { useSyncExternalStore } from 'react';

/**
 * Whether there is network, as the app's own requests tell. The browser's flag is one hint: its no is believed at
 * once, its yes promises nothing, because a line may be dead silently.
 */
let isOnline = typeof navigator === 'undefined' || navigator.onLine;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isOnline) return;
  isOnline = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => change(false));
  // The worker stands between the page and the network, and sees files that do not come.
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener('message', (event: MessageEvent) => {
    if ((event.data as { rede?: unknown } | null)?.rede === 'semResposta') change(false);
  });
}

export const network = {
  isOnline: (): boolean => isOnline,
  /** A request was answered, with whatever status. */
  heard: (): void => change(true),
  /** A request got no answer. */
  missed: (): void => change(false),
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whether there is network; re-renders when that changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(network.subscribe, network.isOnline);
