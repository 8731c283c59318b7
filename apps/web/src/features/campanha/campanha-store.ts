import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { apiClient, callEntrada } from '../../platform/api/api-client.ts';
import { isSilence, toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { registerRetry } from '@trevo/client/request/retries.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { createStore } from '@trevo/ui/create-store.ts';

export type CampanhaWire = RetornoOf<Calls['campanha.listar']>[number];

export interface CampanhasKnown {
  readonly campanhas?: readonly CampanhaWire[];
  /** Error of the last request when no campaign is known. */
  readonly error: ApiError | null;
  /** Error of the last request when the campaigns come from the cache. */
  readonly atraso?: ApiError;
}

const nothing: CampanhasKnown = { error: null };
const storageKey = 'campanhas';
const store = createStore(nothing);
let running: Promise<void> | undefined;
/** True while the campaigns come from the cache; the next opportunity refreshes them. */
let isOld = false;
/** Whether a request has ended in this run of the app; before, the campaigns are those that the page carries. */
let hasEnded = false;
let cancelRetry: () => void = () => undefined;

function cacheCampanhas(campanhas: readonly CampanhaWire[]): void {
  isOld = false;
  hasEnded = true;
  cancelRetry();
  localStore.set(storageKey, campanhas);
  store.set({ campanhas, error: null });
}

/**
 * Falls back to the known or cached campaigns after a network or server failure and schedules a refresh. A
 * refusal by the server (4xx) takes precedence over the cache.
 */
function fail(error: ApiError): void {
  if (!isSilence(error)) {
    isOld = false;
    cancelRetry();
    localStore.remove(storageKey);
    return store.set({ error });
  }
  const answered = hasEnded ? store.get().campanhas : undefined;
  // The cache is newer than the campaigns of a page that the service worker kept.
  const campanhas = answered ?? localStore.get<CampanhaWire[]>(storageKey) ?? store.get().campanhas;
  // Already reported in this run of the app: do not report it again.
  const isNews = answered === undefined;
  hasEnded = true;
  isOld = campanhas !== undefined;
  cancelRetry();
  cancelRetry = registerRetry(() => campanhaStore.refresh());
  store.set(campanhas ? { campanhas, error: null, ...(isNews && { atraso: error }) } : { error });
}

/**
 * Store of the host's campaigns, requested once. The entry screen needs them first and does not load the query
 * library of the later screens, so this store is their only copy and no query reads them (ADR 0057).
 */
export const campanhaStore = {
  get: store.get,
  /** Shows the campaigns that the page carries until the next response: a cached page may be old. */
  begin(campanhas: readonly CampanhaWire[]): void {
    if (store.get().campanhas || campanhas.length === 0) return;
    isOld = true;
    store.set({ campanhas, error: null });
  },
  subscribe: store.subscribe,
  /**
   * Loads the campaigns unless they are known or in flight; retries after a failure. Resolves when the request
   * ends.
   */
  load(): Promise<void> {
    if (store.get().campanhas && !isOld) return Promise.resolve();
    if (running) return running;
    const early = apiClient.takeNow('campanha.listar');
    if (early) {
      cacheCampanhas(early.retorno);
      return Promise.resolve();
    }
    const mine = callEntrada('campanha.listar').then(
      ({ retorno }) => {
        if (running === mine) cacheCampanhas(retorno);
      },
      (thrown: unknown) => {
        if (running === mine) fail(toApiError(thrown));
      },
    );
    running = mine;
    void mine.finally(() => {
      if (running === mine) running = undefined;
    });
    return mine;
  },
  /** Requests the campaigns again even when they are known: another campaign may have started. */
  refresh(): Promise<void> {
    if (running) return running;
    isOld = true;
    return campanhaStore.load();
  },
  /** Resets the store and deletes the cached campaigns. */
  forget(): void {
    running = undefined;
    isOld = false;
    hasEnded = false;
    cancelRetry();
    localStore.remove(storageKey);
    store.set(nothing);
  },
};
