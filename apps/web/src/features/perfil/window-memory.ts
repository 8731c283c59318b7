const toKey = (topic: string) => `trevo.avisos.${topic}`;

/** What this window has asked already; without storage everything is asked again. */
export const windowMemory = {
  has(topic: 'boasVindas' | 'perfil', who: string): boolean {
    try {
      return sessionStorage.getItem(toKey(topic)) === who;
    } catch {
      return false;
    }
  },
  add(topic: 'boasVindas' | 'perfil', who: string): void {
    try {
      sessionStorage.setItem(toKey(topic), who);
    } catch {
      // Asked once more at worst.
    }
  },
};
