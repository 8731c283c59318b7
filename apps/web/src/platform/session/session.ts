import { useSyncExternalStore } from 'react';
import { aparelho } from './aparelho-token.ts';
import { localStore } from '../storage/local-store.ts';

/** Who is signed in on this device. */
export interface Session {
  readonly token: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  readonly emailVerificado?: boolean;
}

const key = 'login';
const listeners = new Set<() => void>();
let current = localStore.get<Session>(key);

function change(next: Session | undefined): void {
  current = next;
  if (next) localStore.set(key, next);
  else localStore.remove(key);
  for (const listener of listeners) listener();
}

// Signing out in one window signs out in all of them.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === `trevo.${key}`) change(localStore.get<Session>(key));
  });
}

export const session = {
  get: (): Session | undefined => current,
  /** What came with it for the device is kept apart. */
  signIn({ aparelho: token, ...next }: Session & { readonly aparelho?: string }): void {
    aparelho.keep(token);
    change(next);
  },
  signOut: (): void => change(undefined),
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The signed-in session, or undefined; re-renders when it changes. */
export const useSession = (): Session | undefined => useSyncExternalStore(session.subscribe, session.get);
