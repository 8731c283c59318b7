import { useSyncExternalStore } from 'react';

/** Whether the page is seen: false in another tab, another app, or with the screen off. */
export function useDocumentVisible(): boolean {
  return useSyncExternalStore(
    (notify) => {
      document.addEventListener('visibilitychange', notify);
      return () => document.removeEventListener('visibilitychange', notify);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
}
