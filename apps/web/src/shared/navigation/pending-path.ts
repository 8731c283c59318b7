const key = 'trevo.destino';

/** The address that asked for a sign-in, kept for this window until someone signs in. */
export const pendingPath = {
  set(path: string): void {
    try {
      sessionStorage.setItem(key, path);
    } catch {
      // Without storage the person begins at the first screen.
    }
  },
  /** Reads the address and forgets it. */
  take(): string | undefined {
    try {
      const path = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      // `//host` would leave the app.
      return path && /^\/(?!\/)/.test(path) ? path : undefined;
    } catch {
      return undefined;
    }
  },
};
