import { createStore, useStore } from '@trevo/ui/create-store.ts';

/** What opens over a screen without being one. */
export type Painel =
  | 'conta'
  | 'perfil'
  | 'foto'
  | 'senha'
  | 'notificacoes'
  | 'consentimentos'
  | 'baixarDados'
  | 'sair'
  | 'excluirConta'
  | 'instalar';

const store = createStore<Painel | null>(null);
let campos: readonly string[] = [];

/** One panel at a time: opening another one closes what is open. */
export const paineis = {
  get: store.get,
  subscribe: store.subscribe,
  /** `wanted` are the fields that the person comes to fill: a panel with a form opens at the first of them. */
  open(painel: Painel, wanted: readonly string[] = []): void {
    campos = wanted;
    store.set(painel);
  },
  close(): void {
    campos = [];
    store.set(null);
  },
  /** What the panel that is open was opened for. */
  getCampos: (): readonly string[] => campos,
};

/** The panel that is open, or null; re-renders when it changes. */
export const usePainel = (): Painel | null => useStore(store);
