import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { session } from '../../platform/session/session.ts';
import { campanhaStore } from '../../features/campanha/campanha-store.ts';
import type { campanhaText } from '../../features/campanha/campanha.text.ts';

/** What could not be loaded although the server answered, in words with their id. */
export type Falha = (typeof campanhaText.falhas)[keyof typeof campanhaText.falhas];

const store = createStore<Falha | null>(null);

/** Without its campaign or its person the app has nothing to show: both are forgotten, and the app begins again. */
export const falhas = {
  report(falha: Falha): void {
    if (store.get()) return;
    store.set(falha);
    session.signOut();
    campanhaStore.forget();
  },
  clear: (): void => store.set(null),
};

/** The failure that ends this run of the app, or null. */
export const useFalha = (): Falha | null => useStore(store);
