import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { isNative } from '../browser/native-shell.ts';

/** Whether the browser's storage is persistent (not evicted automatically); undefined while unknown. */
const store = createStore<boolean | undefined>(undefined);
let isAsked = false;

const getStorage = (): Partial<StorageManager> | undefined => (navigator as Partial<Navigator>).storage;

async function read(question: 'persist' | 'persisted'): Promise<boolean> {
  try {
    return (await getStorage()?.[question]?.()) === true;
  } catch {
    // An insecure or embedded page is refused.
    return false;
  }
}

/**
 * Persistent storage. The native app has its own storage, which is always persistent, so it is neither requested
 * nor checked.
 */
export const persistencia = {
  get: store.get,
  subscribe: store.subscribe,
  /** Requests persistence once per page, because some browsers prompt the user. */
  async ask(): Promise<void> {
    if (isAsked || isNative()) return;
    isAsked = true;
    store.set((await read('persisted')) || (await read('persist')));
  },
  /** Reads the browser's earlier decision. Never prompts. */
  async look(): Promise<void> {
    if (isAsked || isNative()) return;
    const isPersisted = await read('persisted');
    if (!isAsked) store.set(isPersisted);
  },
  /** Resets the state, as on a new page. */
  forget(): void {
    isAsked = false;
    store.set(undefined);
  },
};

/** Returns whether the browser may evict this page's storage; re-renders when that is known. */
export const useMayErase = (): boolean => useStore(store) === false;
