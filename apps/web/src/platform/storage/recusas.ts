import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { relogio } from '../network/relogio.ts';
import { localStore } from './local-store.ts';

const pausaDias = 60;
/** Count of dismissals after which an invitation is never shown again. */
const mostRecusas = 2;
const dayMilliseconds = 86_400_000;

/** Returns whether an invitation may be shown again after dismissals at these times (ISO). */
export function mayConvidar(recusas: readonly string[], agora: Date): boolean {
  const last = recusas.at(-1);
  if (last === undefined) return true;
  return recusas.length < mostRecusas && agora.getTime() - Date.parse(last) > pausaDias * dayMilliseconds;
}

/** Stores dismissals of an invitation on this device: it pauses after the first and ends after the second. */
export function createRecusas(convite: string) {
  const key = `${convite}.recusas`;
  const store = createStore<readonly string[]>(localStore.get<readonly string[]>(key) ?? []);
  return {
    add(agora: Date = relogio.agora()): void {
      const recusas = [...store.get(), agora.toISOString()];
      localStore.set(key, recusas);
      store.set(recusas);
    },
    /** Returns whether the invitation may be shown; re-renders when it is dismissed. */
    useMayConvidar: (agora: Date): boolean => mayConvidar(useStore(store), agora),
  };
}
