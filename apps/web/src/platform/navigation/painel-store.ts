import { createStore, useStore } from '@trevo/ui/create-store.ts';

/** A panel that opens over a screen. */
export type Painel =
  | 'conta'
  | 'perfil'
  | 'foto'
  | 'senha'
  | 'passkeys'
  | 'notificacoes'
  | 'consentimentos'
  | 'baixarDados'
  | 'sair'
  | 'excluirConta'
  | 'instalar';

const store = createStore<Painel | null>(null);
let campos: readonly string[] = [];

/** Store of the open panel, one at a time: opening another one closes it. */
export const paineis = {
  get: store.get,
  subscribe: store.subscribe,
  /** Opens a panel; a panel with a form focuses the first of the `wanted` fields. */
  open(painel: Painel, wanted: readonly string[] = []): void {
    campos = wanted;
    store.set(painel);
  },
  close(): void {
    campos = [];
    store.set(null);
  },
  /** Returns the fields that the open panel was opened for. */
  getCampos: (): readonly string[] => campos,
};

/** Returns the open panel, or null; re-renders when it changes. */
export const usePainel = (): Painel | null => useStore(store);
