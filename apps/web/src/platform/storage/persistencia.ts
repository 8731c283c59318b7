import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { isNative } from '../browser/native-shell.ts';

/** Whether the browser keeps this page's storage until the person deletes it; undefined while that is unknown. */
const store = createStore<boolean | undefined>(undefined);
let isAsked = false;

const getStorage = (): Partial<StorageManager> | undefined => (navigator as Partial<Navigator>).storage;

async function read(question: 'persist' | 'persisted'): Promise<boolean> {
  try {
    return (await getStorage()?.[question]?.()) === true;
  } catch {
    // A page without a secure context or inside another one is refused: nothing is promised.
    return false;
  }
}

/** Persistent storage. The installed app has storage of its own, so there it is neither asked for nor doubted. */
export const persistencia = {
  get: store.get,
  subscribe: store.subscribe,
  /** Asks the browser for it, once per page: some browsers ask the person. */
  async ask(): Promise<void> {
    if (isAsked || isNative()) return;
    isAsked = true;
    store.set((await read('persisted')) || (await read('persist')));
  },
  /** Reads what the browser decided earlier. Never prompts. */
  async look(): Promise<void> {
    if (isAsked || isNative()) return;
    const isPersisted = await read('persisted');
    if (!isAsked) store.set(isPersisted);
  },
  /** Begins as a new page does. */
  forget(): void {
    isAsked = false;
    store.set(undefined);
  },
};

/** Whether the browser may delete what this page keeps; re-renders when that is known. */
export const useMayErase = (): boolean => useStore(store) === false;
