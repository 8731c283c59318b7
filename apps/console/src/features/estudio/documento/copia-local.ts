/** The copy of a draft in this browser, for as long as the server does not have it. */
export interface CopiaLocal {
  readonly texto: string;
  readonly nome: string;
  /** Version of the server from which the text comes. */
  readonly versao: number;
}

const toKey = (rascunhoID: string) => `trevo.console.rascunho.${rascunhoID}`;

export function readCopia(rascunhoID: string): CopiaLocal | undefined {
  try {
    const stored = localStorage.getItem(toKey(rascunhoID));
    return stored === null ? undefined : (JSON.parse(stored) as CopiaLocal);
  } catch {
    // Without storage, or with a foreign value, there is no copy.
    return undefined;
  }
}

export function keepCopia(rascunhoID: string, copia: CopiaLocal): void {
  try {
    localStorage.setItem(toKey(rascunhoID), JSON.stringify(copia));
  } catch {
    // A full or forbidden storage: the text stays on the screen.
  }
}

export function forgetCopia(rascunhoID: string): void {
  try {
    localStorage.removeItem(toKey(rascunhoID));
  } catch {
    // Nothing was stored.
  }
}
