const key = 'trevo.facebook.state';

/** The secret of one trip to Facebook, kept in this window only. */
export const facebookState = {
  create(): string {
    const state = crypto.randomUUID();
    try {
      sessionStorage.setItem(key, state);
    } catch {
      // Without storage the return is refused, and the password is still there.
    }
    return state;
  },
  /** Whether this is the secret that left; it holds once. */
  take(state: string): boolean {
    try {
      const kept = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return kept !== null && kept === state;
    } catch {
      return false;
    }
  },
};
