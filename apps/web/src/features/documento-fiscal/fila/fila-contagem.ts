import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let contagem = 0;

/** How many receipts of this person wait on the phone; apart from the queue, whose code comes after the start. */
export const filaContagem = {
  read: (): number => contagem,
  change(next: number): void {
    if (next === contagem) return;
    contagem = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useFilaContagem = (): number => useSyncExternalStore(filaContagem.subscribe, filaContagem.read);
