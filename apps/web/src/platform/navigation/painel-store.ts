import { createStore, useStore } from '../../ui/create-store.ts';

/** What opens over a screen without being one. */
export type Painel =
  'configuracoes' | 'wrapper' | 'perfil' | 'foto' | 'senha' | 'notificacoes' | 'sair' | 'excluirConta';

const store = createStore<Painel | null>(null);

/** One panel at a time: opening another one closes what is open. */
export const paineis = {
  get: store.get,
  subscribe: store.subscribe,
  open: (painel: Painel): void => store.set(painel),
  close: (): void => store.set(null),
};

/** The panel that is open, or null; re-renders when it changes. */
export const usePainel = (): Painel | null => useStore(store);
