import { createId } from '../../platform/browser/web-crypto.ts';
import type { Avisos } from '../../platform/native/avisos.ts';
import { localStore } from '../../platform/storage/local-store.ts';

/** Push subscription of this browser. */
export type InscricaoWeb = Pick<Avisos, 'subscribe' | 'unsubscribe'>;

const key = 'avisos.inscricao';

/** Stub of OneSignal for a campaign without an app id: a subscription without delivery. */
export const inscricaoLocal: InscricaoWeb = {
  async subscribe() {
    const kept = localStore.get<string>(key);
    if (kept !== undefined) return kept;
    const made = `local-${createId()}`;
    localStore.set(key, made);
    return made;
  },
  unsubscribe: async () => localStore.remove(key),
};
