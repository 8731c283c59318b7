import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { serviceOf } from '@trevo/contract/fill-path';
import type { PathEntry } from '@trevo/contract/paths';
import type { CallId, CallInput } from './call-types.ts';
import type { Client } from './request/create-client.ts';
import { network } from './request/network-state.ts';

export interface QueriesOptions<Ids extends CallId> {
  readonly paths: Readonly<Record<Ids, PathEntry>>;
  readonly client: Pick<Client<Ids>, 'call' | 'takeNow' | 'onWrite'>;
  /** How long an early response counts as fresh, in milliseconds. */
  readonly startMilliseconds?: number;
}

/** The query options of a call: for a screen, a prefetch and an invalidation. */
export type ToQuery<Ids extends CallId> = <Id extends Ids>(
  id: Id,
  input: CallInput<Id>,
) => {
  readonly queryKey: readonly [Id, unknown];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<RetornoOf<Calls[Id]>>;
  readonly initialData: () => RetornoOf<Calls[Id]> | undefined;
  readonly staleTime: (query: { state: { data: unknown; dataUpdateCount: number } }) => number;
  readonly gcTime?: number;
};

/** Creates the only cache of server responses of an app (ADR 0057); `cache: false` of a path entry switches it off. */
export function createQueries<Ids extends CallId>({
  paths,
  client,
  startMilliseconds = 0,
}: QueriesOptions<Ids>): { readonly queries: QueryClient; readonly toQuery: ToQuery<Ids> } {
  /** Queries in flight during a write of their service: their response may be older than the write. */
  const outdated = new WeakSet<object>();

  const queries = new QueryClient({
    queryCache: new QueryCache({
      onSuccess(_data, query) {
        if (outdated.delete(query)) query.invalidate();
      },
    }),
    defaultOptions: {
      queries: {
        // Off-line queries fail at once with an error text instead of pausing.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        // When the network returns, only failed queries are fetched again.
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
    },
  });

  // onlineManager's default listens to the browser's flag alone and assumes that each start is on-line.
  onlineManager.setEventListener((setOnline) => {
    setOnline(network.isOnline());
    return network.subscribe(() => setOnline(network.isOnline()));
  });

  // A write makes the cached responses of its service stale: the next screen that mounts fetches again.
  client.onWrite((service) => {
    const predicate = ({ queryKey }: Query) => {
      const entry = findEntry(queryKey[0]);
      return entry !== undefined && serviceOf(entry.path) === service;
    };
    for (const query of queries.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }))
      outdated.add(query);
    void queries.invalidateQueries({ predicate, refetchType: 'none' });
  });

  const findEntry = (id: unknown): PathEntry | undefined =>
    (paths as Readonly<Record<string, PathEntry>>)[String(id)];

  /** Whether the contract lets the client keep the response until a write of the same service. */
  function isCached(id: Ids): boolean {
    const entry = findEntry(id);
    return entry?.method === 'GET' && entry.cache !== false;
  }

  return {
    queries,
    toQuery<Id extends Ids>(id: Id, input: CallInput<Id>) {
      const cached = isCached(id);
      const call = client.call as (id: Id, input: unknown) => Promise<{ retorno: RetornoOf<Calls[Id]> }>;
      const takeNow = client.takeNow as (
        id: Id,
        input: unknown,
      ) => { retorno: RetornoOf<Calls[Id]> } | undefined;
      return {
        queryKey: [id, input] as const,
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(id, { ...(input as object), signal })).retorno,
        initialData: () => takeNow(id, input)?.retorno,
        staleTime: ({ state }: { state: { data: unknown; dataUpdateCount: number } }) => {
          if (cached) return Infinity;
          // Do not fetch an early response again as soon as it is rendered.
          return state.data !== undefined && state.dataUpdateCount === 0 ? startMilliseconds : 0;
        },
        ...(cached && { gcTime: Infinity }),
      };
    },
  };
}
