import type { Tone } from '../../tone.ts';
import { createStore } from '../../create-store.ts';

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
  /** Time of display on the clock of `performance.now()`. */
  shownAt: number;
  /** Stays until the user closes it. */
  isLasting: boolean;
  action?: { label: string; run(): void };
}

export interface ToastOptions {
  tone?: Tone;
  action?: Toast['action'];
  /** Milliseconds on screen; 0 stays until closed. By default 4 s, or 8 s with an action. */
  duration?: number;
}

export interface ToastStore {
  show(text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** Removes the toasts that are on screen for longer; those that stay until closed are kept. */
  dismissOlderThan(milliseconds: number): void;
  subscribe(listener: () => void): () => void;
  /** Returns the same array until it changes. */
  get(): readonly Toast[];
}

const MAX_TOASTS = 3;

/** Time on screen of a toast without an action. */
export const toastMilliseconds = 4000;

/** Creates the store of visible toasts. The app creates one, passes it to `<Toasts>` and calls `show` from anywhere. */
export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const dismiss = (id: number) => store.set(store.get().filter((toast) => toast.id !== id));
  return {
    show(text, { tone = 'marca', action, duration = action ? 8000 : toastMilliseconds } = {}) {
      const isLasting = duration === 0;
      const toast: Toast = { id: ++lastId, text, tone, action, shownAt: performance.now(), isLasting };
      // A toast with the same text replaces the older one.
      store.set([...store.get().filter((other) => other.text !== text), toast].slice(-MAX_TOASTS));
      if (!isLasting) setTimeout(() => dismiss(toast.id), duration);
      return toast.id;
    },
    dismiss,
    dismissOlderThan(milliseconds) {
      const limit = performance.now() - milliseconds;
      const isKept = ({ isLasting, shownAt }: Toast) => isLasting || shownAt >= limit;
      if (!store.get().every(isKept)) store.set(store.get().filter(isKept));
    },
    subscribe: store.subscribe,
    get: store.get,
  };
}
