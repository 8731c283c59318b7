import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { forgetCompartilhado } from '../browser/files/take-compartilhado.ts';
import { guardadasPrefix, localStore } from '../storage/local-store.ts';
import { totem } from '../storage/totem.ts';

/** Session on this device. */
export interface Session {
  readonly token: string;
  readonly usuario: string;
  readonly tipo: 'consumidor' | 'associado';
  readonly emailVerificado?: boolean;
}

const key = 'login';
const store = createStore(localStore.get<Session>(key));

function change(next: Session | undefined): void {
  if (next) localStore.set(key, next);
  else localStore.remove(key);
  const before = store.get();
  if (next?.usuario !== before?.usuario) localStore.removeAll(guardadasPrefix);
  // A shared file that arrived before the sign-in belongs to the next user; a kiosk never takes it.
  if (before && next?.usuario !== before.usuario && !totem.isOn()) forgetCompartilhado();
  store.set(next);
}

// Signing out in one window signs out in all; a kiosk's window has its own session.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (totem.isOn()) return;
    if (event.key === null || event.key === `trevo.${key}`) change(localStore.get<Session>(key));
  });
}

export const session = {
  get: store.get,
  /** Stores the session; its device token is stored separately. */
  signIn({ aparelho: token, ...next }: Session & { readonly aparelho?: string }): void {
    aparelho.store(token);
    change(next);
  },
  signOut: (): void => change(undefined),
  subscribe: store.subscribe,
};

/** Returns the session, or undefined; re-renders when it changes. */
export const useSession = (): Session | undefined => useStore(store);

const aviso = createStore<string | null>(null);

/** Reason of the last sign-out until the user dismisses it; redirects wait while it is shown. */
export const sessaoAviso = {
  show: (words: string): void => aviso.set(words),
  dismiss: (): void => aviso.set(null),
};

/** Returns the text, or null. */
export const useSessaoAviso = (): string | null => useStore(aviso);

const aparelhoKey = 'aparelho';

/**
 * Known-device token: tells the server that a user signed in on this device before, so that failed attempts of
 * others do not lock it out. It identifies no person, grants no access, and outlives the session.
 */
export const aparelho = {
  get: (): string | undefined => localStore.get<string>(aparelhoKey),
  /** A kiosk stores none, because it is shared. */
  store(token: string | undefined): void {
    if (token && !totem.isOn()) localStore.set(aparelhoKey, token);
  },
  forget: (): void => localStore.remove(aparelhoKey),
};
