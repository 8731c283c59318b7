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

/** Whether this window is a kiosk: many users share it, one after the other. */
export const totem = {
  start(): void {
    try {
      sessionStorage.setItem(totemKey, '1');
    } catch {
      // Without session storage the kiosk behaves like any other browser.
    }
    totemStore.set(readTotem());
  },
  isOn: readTotem,
};

/** Returns whether the window is a kiosk; re-renders when it becomes one. */
export const useIsTotem = (): boolean => useStore(totemStore);
