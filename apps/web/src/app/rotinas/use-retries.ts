import { useEffect } from 'react';
import { campanhaStore } from '../../features/campanha/campanha-store.ts';
import { registerRetry, startRetries } from '@trevo/client/request/retries.ts';
import { useIsOnline } from '@trevo/client/request/network-state.ts';

/**
 * Refetches failed queries, and requests the campaigns periodically while offline to detect the return of the
 * network.
 */
export function useRetries(): void {
  const isOnline = useIsOnline();
  useEffect(() => startRetries(), []);
  useEffect(() => (isOnline ? undefined : registerRetry(() => campanhaStore.refresh())), [isOnline]);
}
