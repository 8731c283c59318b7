import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { relogio } from '../network/relogio.ts';
import { localStore } from './local-store.ts';

const pausaDias = 60;
/** Who said no so often means it. */
const mostRecusas = 2;
const dayMilliseconds = 86_400_000;

/** Whether somebody may be invited again who put an invitation away at these instants (ISO). */
export function mayConvidar(recusas: readonly string[], agora: Date): boolean {
  const last = recusas.at(-1);
  if (last === undefined) return true;
  return recusas.length < mostRecusas && agora.getTime() - Date.parse(last) > pausaDias * dayMilliseconds;
}

/** Remembers on this device that an invitation was put away: for some time, and at the second time for good. */
export function createRecusas(convite: string) {
  const key = `${convite}.recusas`;
  const store = createStore<readonly string[]>(localStore.get<readonly string[]>(key) ?? []);
  return {
    add(agora: Date = relogio.agora()): void {
      const recusas = [...store.get(), agora.toISOString()];
      localStore.set(key, recusas);
      store.set(recusas);
    },
    /** Whether the invitation may be shown; re-renders when it is put away. */
    useMayConvidar: (agora: Date): boolean => mayConvidar(useStore(store), agora),
  };
}
