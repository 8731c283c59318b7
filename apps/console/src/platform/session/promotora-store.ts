import { createStore } from '@trevo/ui/create-store.ts';

const key = 'trevo.console.promotora';

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage the choice lasts until the page is closed.
    return null;
  }
}

/** Identification of the promoter that calls act for; null before a choice. */
export const promotoraStore = createStore<string | null>(read());

/** Chooses a promoter and remembers it in this browser. */
export function choosePromotora(promotora: string): void {
  promotoraStore.set(promotora);
  try {
    localStorage.setItem(key, promotora);
  } catch {
    // See read().
  }
}
