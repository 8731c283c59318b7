import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import {
  type CallIdPessoas as CallId,
  type PathEntry,
  pathsPessoas as paths,
  serviceOf,
} from '@trevo/contract/paths';
import { network } from '../network/network-state.ts';
import { session } from '../session/session.ts';
import { callApi, type CallInput, onWrite, takeAnswerNow } from './api-client.ts';
import { startMilliseconds } from './early-answers.ts';

/** Queries that were in flight during a write of their service: their answer may be older than the write. */
const outdated = new WeakSet<object>();

/** The only cache of server answers (ADR 0057). */
export const queries = new QueryClient({
  queryCache: new QueryCache({
    onSuccess(_data, query) {
      if (outdated.delete(query)) query.invalidate();
    },
  }),
  defaultOptions: {
    queries: {
      // Without network a question is asked all the same and fails with words; waiting in silence helps nobody.
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      // When the network returns, only failed queries are fetched again.
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

// A write makes the answers of its service stale: the next screen that mounts asks again.
onWrite((service) => {
  const predicate = ({ queryKey }: Query) => isOfService(queryKey[0], service);
  for (const query of queries.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
    outdated.add(query);
  void queries.invalidateQueries({ predicate, refetchType: 'none' });
});

const findEntry = (id: unknown): PathEntry | undefined => (paths as Record<string, PathEntry>)[String(id)];

function isOfService(id: unknown, service: string): boolean {
  const entry = findEntry(id);
  return entry !== undefined && serviceOf(entry.path) === service;
}

/** Whether the contract lets the client keep the answer until a write of the same service. */
function isKept(id: CallId): boolean {
  const entry = findEntry(id);
  return entry?.method === 'GET' && entry.cache !== false;
}

/** The query options of a call: for a screen, a prefetch and an invalidation. */
export function toQuery<Id extends CallId>(id: Id, input: CallInput<Id>) {
  const kept = isKept(id);
  return {
    queryKey: [id, input as unknown],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const call = callApi as (id: Id, input: CallInput<Id>) => Promise<{ retorno: RetornoOf<Calls[Id]> }>;
      return (await call(id, { ...(input as object), signal } as CallInput<Id>)).retorno;
    },
    initialData: () => {
      const take = takeAnswerNow as (
        id: Id,
        input: CallInput<Id>,
      ) => { retorno: RetornoOf<Calls[Id]> } | undefined;
      return take(id, input)?.retorno;
    },
    staleTime: ({ state }: { state: { data: unknown; dataUpdateCount: number } }) => {
      if (kept) return Infinity;
      // What the page asked for as it began is not asked again the moment that it is there.
      return state.data !== undefined && state.dataUpdateCount === 0 ? startMilliseconds : 0;
    },
    ...(kept && { gcTime: Infinity }),
  };
}
