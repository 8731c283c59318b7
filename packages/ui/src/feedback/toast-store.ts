import type { Tone } from '../tone.ts';
import { createStore } from '../create-store.ts';

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
  action?: { label: string; run(): void };
}

export interface ToastOptions {
  tone?: Tone;
  action?: Toast['action'];
  /** Milliseconds on screen; 0 stays until closed. By default 5 s, or 8 s with an action. */
  duration?: number;
}

export interface ToastStore {
  show(text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  /** Returns the same array until it changes. */
  get(): readonly Toast[];
}

const MAX_TOASTS = 3;

/** Creates the store of visible toasts. The app creates one, passes it to `<Toasts>` and calls `show` from anywhere. */
export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  const dismiss = (id: number) => store.set(store.get().filter((toast) => toast.id !== id));
  return {
    show(text, { tone = 'marca', action, duration = action ? 8000 : 5000 } = {}) {
      const toast: Toast = { id: ++lastId, text, tone, action };
      // A toast with the same text replaces the older one.
      store.set([...store.get().filter((other) => other.text !== text), toast].slice(-MAX_TOASTS));
      if (duration > 0) setTimeout(() => dismiss(toast.id), duration);
      return toast.id;
    },
    dismiss,
    subscribe: store.subscribe,
    get: store.get,
  };
}
