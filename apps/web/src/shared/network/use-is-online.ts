import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** False while the device itself says that it has no network. True promises nothing: a line may be dead silently. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
