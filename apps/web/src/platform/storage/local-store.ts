/** What of the person's is kept to be read without network; it goes when they sign out. */
export const guardadasPrefix = 'guardada.';

/**
 * Local storage that never throws: private windows and full disks refuse, and the app goes on without it.
 * Every key of ours begins with `trevo.`.
 */
export const localStore = {
  get<T>(key: string): T | undefined {
    try {
      const text = localStorage.getItem(`trevo.${key}`);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  },
  set(key: string, value: unknown): void {
    try {
      localStorage.setItem(`trevo.${key}`, JSON.stringify(value));
    } catch {
      // Nothing to do: what is kept here is a convenience, never the only copy.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(`trevo.${key}`);
    } catch {
      // See above.
    }
  },
  removeAll(prefix: string): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(`trevo.${prefix}`)) localStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
};
