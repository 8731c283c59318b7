import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { callApi } from '../api/api-client.ts';
import { toApiError, type ApiError } from '../api/api-error.ts';

export type CampanhaWire = RetornoOf<Calls['campanha.listar']>[number];

export interface CampanhasKnown {
  readonly campanhas?: readonly CampanhaWire[];
  readonly error: ApiError | null;
}

const nothing: CampanhasKnown = { error: null };
const listeners = new Set<() => void>();
let known = nothing;
let running: Promise<void> | undefined;

function change(next: CampanhasKnown): void {
  known = next;
  for (const listener of listeners) listener();
}

/**
 * The host's campaigns, asked for once. The entry needs them before anything else, and comes without the query
 * library that the screens behind it use.
 */
export const campanhaStore = {
  /** The same object until something changes. */
  read: (): CampanhasKnown => known,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks unless they are known or on their way; what failed before is asked again. Settles when that is answered. */
  load(): Promise<void> {
    if (known.campanhas) return Promise.resolve();
    if (running) return running;
    const mine = callApi('campanha.listar').then(
      ({ retorno }) => {
        if (running === mine) change({ campanhas: retorno, error: null });
      },
      (thrown: unknown) => {
        if (running === mine) change({ error: toApiError(thrown) });
      },
    );
    running = mine;
    void mine.finally(() => {
      if (running === mine) running = undefined;
    });
    return mine;
  },
  forget(): void {
    running = undefined;
    change(nothing);
  },
};
