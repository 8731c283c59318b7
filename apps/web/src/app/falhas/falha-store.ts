import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { session } from '../../platform/session/session.ts';
import { campanhaStore } from '../../features/campanha/campanha-store.ts';
import type { campanhaText } from '../../features/campanha/campanha.text.ts';

/** User-visible text and id of a final loading failure. */
export type Falha = (typeof campanhaText.falhas)[keyof typeof campanhaText.falhas];

const store = createStore<Falha | null>(null);

/**
 * Store of final failures: without campaign or profile the app cannot continue, so both are cleared and the app
 * restarts.
 */
export const falhas = {
  report(falha: Falha): void {
    if (store.get()) return;
    store.set(falha);
    session.signOut();
    campanhaStore.forget();
  },
  clear: (): void => store.set(null),
};

/** Returns the failure that ends this run of the app, or null. */
export const useFalha = (): Falha | null => useStore(store);
