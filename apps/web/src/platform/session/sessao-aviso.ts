import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let mensagem: string | null = null;

function change(next: string | null): void {
  mensagem = next;
  for (const listener of listeners) listener();
}

/** Why the person was signed out, until they have read it: nobody is led away from words that are still open. */
export const sessaoAviso = {
  show: (words: string): void => change(words),
  dismiss: (): void => change(null),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The words, or null. */
export const useSessaoAviso = (): string | null => useSyncExternalStore(subscribe, () => mensagem);
