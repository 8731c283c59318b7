import { createStore, useStore } from '@trevo/ui/create-store.ts';

const totemKey = 'trevo.totem';

function readTotem(): boolean {
  try {
    return sessionStorage.getItem(totemKey) === '1';
  } catch {
    return false;
  }
}

const totemStore = createStore(typeof window !== 'undefined' && readTotem());

/** Whether this window is a kiosk's: many people use it, one after the other. */
export const totem = {
  start(): void {
    try {
      sessionStorage.setItem(totemKey, '1');
    } catch {
      // Without storage the kiosk is a browser like any other.
    }
    totemStore.set(readTotem());
  },
  isOn: readTotem,
};

/** The same for what is drawn: re-renders when the window becomes a kiosk's. */
export const useIsTotem = (): boolean => useStore(totemStore);
