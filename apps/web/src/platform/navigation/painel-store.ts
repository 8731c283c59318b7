import { useSyncExternalStore } from 'react';

/** What opens over a screen without being one. */
export type Painel =
  'configuracoes' | 'wrapper' | 'perfil' | 'foto' | 'senha' | 'notificacoes' | 'sair' | 'excluirConta';

const listeners = new Set<() => void>();
let current: Painel | null = null;

function change(next: Painel | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** One panel at a time: opening another one closes what is open. */
export const paineis = {
  open: (painel: Painel): void => change(painel),
  close: (): void => change(null),
  get: (): Painel | null => current,
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The panel that is open, or null; re-renders when it changes. */
export const usePainel = (): Painel | null => useSyncExternalStore(paineis.subscribe, paineis.get);
