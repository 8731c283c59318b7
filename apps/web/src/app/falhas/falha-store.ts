import { useSyncExternalStore } from 'react';
import { session } from '../../platform/session/session.ts';
import { campanhaStore } from '../../features/campanha/campanha-store.ts';
import type { campanhaText } from '../../features/campanha/campanha.text.ts';

/** What could not be loaded although the server answered, in words with their id. */
export type Falha = (typeof campanhaText.falhas)[keyof typeof campanhaText.falhas];

const listeners = new Set<() => void>();
let current: Falha | null = null;

function change(next: Falha | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Without its campaign or its person the app has nothing to show: both are forgotten, and the app begins again. */
export const falhas = {
  report(falha: Falha): void {
    if (current) return;
    change(falha);
    session.signOut();
    campanhaStore.forget();
  },
  clear: (): void => change(null),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The failure that ends this run of the app, or null. */
export const useFalha = (): Falha | null => useSyncExternalStore(subscribe, () => current);
