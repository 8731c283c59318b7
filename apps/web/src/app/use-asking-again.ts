import { useEffect } from 'react';
import { campanhaStore } from '../features/campanha/campanha-store.ts';
import { askAgain, startAskingAgain } from '@trevo/client/ask-again.ts';
import { useIsOnline } from '@trevo/client/network-state.ts';

/**
 * Refetches failed queries, and requests the campaigns periodically while offline to detect the return of the
 * network.
 */
export function useAskingAgain(): void {
  const isOnline = useIsOnline();
  useEffect(() => startAskingAgain(), []);
  useEffect(() => (isOnline ? undefined : askAgain(() => campanhaStore.refresh())), [isOnline]);
}
