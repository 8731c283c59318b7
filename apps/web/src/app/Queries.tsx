import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { network } from '../platform/network/network-state.ts';
import { session } from '../platform/session/session.ts';

const queries = new QueryClient({
  // Without network a question is asked all the same and fails with words; waiting in silence helps nobody.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      // What failed without network is asked again when it is back; what is on the screen stays as it is.
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    },
  },
});
// By itself it listens to the browser's flag, and takes every start for one with network.
onlineManager.setEventListener((setOnline) => {
  setOnline(network.isOnline());
  return network.subscribe(() => setOnline(network.isOnline()));
});

let usuario = session.get()?.usuario;
session.subscribe(() => {
  // A renewed token is the same person: their screen must not lose what it is showing.
  if (session.get()?.usuario === usuario) return;
  // What one person saw must not wait in memory for the next.
  usuario = session.get()?.usuario;
  queries.clear();
});

/** The answers that screens share. It arrives with the first screen that asks: the entry does without. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
