import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { forgetCompartilhado } from '../browser/take-compartilhado.ts';
import { guardadasPrefix, localStore } from '../storage/local-store.ts';
import { totem } from '../storage/totem.ts';

/** Who is signed in on this device. */
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

// Signing out in one window signs out in all of them; a kiosk's window has people of its own.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (totem.isOn()) return;
    if (event.key === null || event.key === `trevo.${key}`) change(localStore.get<Session>(key));
  });
}

export const session = {
  get: store.get,
  /** What came with it for the device is kept apart. */
  signIn({ aparelho: token, ...next }: Session & { readonly aparelho?: string }): void {
    aparelho.keep(token);
    change(next);
  },
  signOut: (): void => change(undefined),
  subscribe: store.subscribe,
};

/** The signed-in session, or undefined; re-renders when it changes. */
export const useSession = (): Session | undefined => useStore(store);

const aviso = createStore<string | null>(null);

/** Why the person was signed out, until they have read it: nobody is led away from words that are still open. */
export const sessaoAviso = {
  show: (words: string): void => aviso.set(words),
  dismiss: (): void => aviso.set(null),
};

/** The words, or null. */
export const useSessaoAviso = (): string | null => useStore(aviso);

const aparelhoKey = 'aparelho';

/**
 * What tells the server that somebody signed in on this device before, so that strangers do not shut them out of it. It
 * names nobody, opens nothing, and outlives the session.
 */
export const aparelho = {
  get: (): string | undefined => localStore.get<string>(aparelhoKey),
  /** A kiosk is nobody's device. */
  keep(token: string | undefined): void {
    if (token && !totem.isOn()) localStore.set(aparelhoKey, token);
  },
  forget: (): void => localStore.remove(aparelhoKey),
};
