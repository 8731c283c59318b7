import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { apiClient, callApi } from '../../platform/api/api-client.ts';
import { isSilence, toApiError, type ApiError } from '@trevo/client/api-error.ts';
import { askAgain } from '@trevo/client/ask-again.ts';
import { localStore } from '../../platform/storage/local-store.ts';
import { createStore } from '@trevo/ui/create-store.ts';

export type CampanhaWire = RetornoOf<Calls['campanha.listar']>[number];

export interface CampanhasKnown {
  readonly campanhas?: readonly CampanhaWire[];
  /** Why nothing is known. */
  readonly error: ApiError | null;
  /** Why what is known is from an earlier time. */
  readonly atraso?: ApiError;
}

const nothing: CampanhasKnown = { error: null };
const storageKey = 'campanhas';
const store = createStore(nothing);
let running: Promise<void> | undefined;
/** What is known is from an earlier time: the next chance to ask is taken. */
let isOld = false;
let stopAsking: () => void = () => undefined;

function keep(campanhas: readonly CampanhaWire[]): void {
  isOld = false;
  stopAsking();
  localStore.set(storageKey, campanhas);
  store.set({ campanhas, error: null });
}

/**
 * A basement has no network, and a server may fail: then what is known counts, or the campaigns of the last time, and
 * it is asked again. A server's refusal counts more than they.
 */
function fail(error: ApiError): void {
  if (!isSilence(error)) {
    isOld = false;
    stopAsking();
    localStore.remove(storageKey);
    return store.set({ error });
  }
  const campanhas = store.get().campanhas ?? localStore.get<CampanhaWire[]>(storageKey);
  // Known in this run of the app already: it is not said twice.
  const isNews = store.get().campanhas === undefined;
  isOld = campanhas !== undefined;
  stopAsking();
  stopAsking = askAgain(() => campanhaStore.refresh());
  store.set(campanhas ? { campanhas, error: null, ...(isNews && { atraso: error }) } : { error });
}

/**
 * The host's campaigns, asked for once. The entry needs them before anything else, and comes without the query
 * library that the screens behind it use: this store is their only copy, no query reads them (ADR 0057).
 */
export const campanhaStore = {
  get: store.get,
  subscribe: store.subscribe,
  /** Asks unless they are known or on their way; what failed before is asked again. Settles when that is answered. */
  load(): Promise<void> {
    if (store.get().campanhas && !isOld) return Promise.resolve();
    if (running) return running;
    const early = apiClient.takeNow('campanha.listar');
    if (early) {
      keep(early.retorno);
      return Promise.resolve();
    }
    const mine = callApi('campanha.listar').then(
      ({ retorno }) => {
        if (running === mine) keep(retorno);
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
  /** Asks once more, whatever is known: a campaign may have begun since. */
  refresh(): Promise<void> {
    if (running) return running;
    isOld = true;
    return campanhaStore.load();
  },
  /** As if they had never been asked for, now and at the next start. */
  forget(): void {
    running = undefined;
    isOld = false;
    stopAsking();
    localStore.remove(storageKey);
    store.set(nothing);
  },
};
