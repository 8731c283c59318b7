const key = 'trevo.totem';

/** Whether this window is a kiosk's: many people use it, one after the other. */
export const totem = {
  start(): void {
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      // Without storage the kiosk is a browser like any other.
    }
  },
  isOn(): boolean {
    try {
      return sessionStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  },
};
