import { createStore } from '@trevo/ui/create-store.ts';

const key = 'trevo.console.sugestoes';

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Without storage, or with another program's text in it, every suggestion is new.
    return [];
  }
}

/** Ids of the suggestions that operators of this browser dismissed. */
export const sugestaoStore = createStore<readonly string[]>(read());

/** Returns the id of the suggestion for an operator with this number of passkeys. */
export const toSugestaoId = (operadorID: string, passkeys: number): string => `${operadorID}:${passkeys}`;

/** Dismisses a suggestion for good in this browser. */
export function dismissSugestao(id: string): void {
  const ids = [...sugestaoStore.get(), id];
  sugestaoStore.set(ids);
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // The choice lasts until the page is closed.
  }
}
