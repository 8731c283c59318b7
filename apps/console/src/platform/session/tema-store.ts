import { createStore } from '@trevo/ui/create-store.ts';

export const temas = ['aparelho', 'claro', 'escuro'] as const;
export type Tema = (typeof temas)[number];

const key = 'trevo.console.tema';

function read(): Tema {
  try {
    const stored = localStorage.getItem(key);
    return temas.find((tema) => tema === stored) ?? 'aparelho';
  } catch {
    // Without storage the device decides.
    return 'aparelho';
  }
}

export const temaStore = createStore<Tema>(read());

/** Applies the theme to the page; the device decides without a choice. */
export function applyTema(tema: Tema = temaStore.get()): void {
  const { dataset } = document.documentElement;
  if (tema === 'aparelho') delete dataset['tema'];
  else dataset['tema'] = tema;
}

/** Chooses a theme and remembers it in this browser. */
export function chooseTema(tema: Tema): void {
  temaStore.set(tema);
  applyTema(tema);
  try {
    localStorage.setItem(key, tema);
  } catch {
    // The choice lasts until the page is closed.
  }
}
