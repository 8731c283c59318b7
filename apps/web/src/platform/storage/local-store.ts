import { totem } from './totem.ts';

/** Key prefix of personal data cached for offline use; deleted on sign-out. */
export const guardadasPrefix = 'guardada.';

/** Keys without personal data: a kiosk window shares them with the device. */
const ofDevice = /^(abertura|esquema|instalacao|relogio|campanhas|configuracao|medicao|camera\..*)$/;

/** A kiosk window stores personal keys in its session storage, apart from those of other windows. */
function findPlace(key: string): { storage: Storage; name: string } {
  if (totem.isOn() && !ofDevice.test(key)) return { storage: sessionStorage, name: `trevo.totem.${key}` };
  return { storage: localStorage, name: `trevo.${key}` };
}

/**
 * Local storage that never throws: private windows and full disks refuse, and the app works without it. Every
 * key begins with `trevo.`.
 */
export const localStore = {
  get<T>(key: string): T | undefined {
    try {
      const { storage, name } = findPlace(key);
      const text = storage.getItem(name);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  },
  set(key: string, value: unknown): void {
    try {
      const { storage, name } = findPlace(key);
      storage.setItem(name, JSON.stringify(value));
    } catch {
      // Ignored: stored values are a cache, never the only copy.
    }
  },
  remove(key: string): void {
    try {
      const { storage, name } = findPlace(key);
      storage.removeItem(name);
    } catch {
      // See above.
    }
  },
  removeAll(prefix: string): void {
    try {
      const { storage, name } = findPlace(prefix);
      for (const key of Object.keys(storage)) if (key.startsWith(name)) storage.removeItem(key);
    } catch {
      // See above.
    }
  },
};
