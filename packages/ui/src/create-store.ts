import { useSyncExternalStore } from 'react';

/** A value that lives outside of the components. */
export interface Store<T> {
  /** The same value until something changes. */
  get(): T;
  /** Tells everybody who subscribed; the same value again tells nobody. */
  set(next: T): void;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a store holds; re-renders when that changes. */
export const useStore = <T>({ subscribe, get }: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get, get);
