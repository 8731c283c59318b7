import { localStore } from '../../platform/storage/local-store.ts';
import { createStore, useStore } from '../../ui/create-store.ts';

/** When the invitation was put away, as ISO instants. */
type Recusas = readonly string[];

const key = 'instalacao.recusas';
const pausaDias = 60;
/** Who said no so often means it. */
const mostRecusas = 2;
const dayMilliseconds = 86_400_000;

const store = createStore<Recusas>(localStore.get<Recusas>(key) ?? []);

/** Whether somebody may be invited who put the invitation away then. */
export function mayConvidar(recusas: Recusas, agora: Date): boolean {
  const last = recusas.at(-1);
  if (last === undefined) return true;
  return recusas.length < mostRecusas && agora.getTime() - Date.parse(last) > pausaDias * dayMilliseconds;
}

/** Puts the invitation away for some time, and at the second time for good. */
export function recusarConvite(agora: Date = new Date()): void {
  const recusas = [...store.get(), agora.toISOString()];
  localStore.set(key, recusas);
  store.set(recusas);
}

export const useMayConvidar = (agora: Date): boolean => mayConvidar(useStore(store), agora);
