import { useEffect } from 'react';
import { campanhaStore } from '../features/campanha/campanha-store.ts';
import { askAgain, startAskingAgain } from '@trevo/client/ask-again.ts';
import { useIsOnline } from '@trevo/client/network-state.ts';

/** Asks again what was not answered, and, while nothing is answered, for the campaigns: that tells when the network is back. */
export function useAskingAgain(): void {
  const isOnline = useIsOnline();
  useEffect(() => startAskingAgain(), []);
  useEffect(() => (isOnline ? undefined : askAgain(() => campanhaStore.refresh())), [isOnline]);
}
