import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const readTexts = (store: ReturnType<typeof createToastStore>) => store.get().map((toast) => toast.text);

describe('toast store', () => {
  test('removes a toast after five seconds, one with an action after eight', () => {
    const store = createToastStore();
    store.show('um');
    store.show('dois', { action: { label: 'Ver', run() {} } });
    vi.advanceTimersByTime(5000);
    expect(readTexts(store)).toEqual(['dois']);
    vi.advanceTimersByTime(3000);
    expect(readTexts(store)).toEqual([]);
  });

  test('does not show the same text twice at once', () => {
    const store = createToastStore();
    store.show('um');
    store.show('dois');
    store.show('um');
    expect(readTexts(store)).toEqual(['dois', 'um']);
  });

  test('keeps at most the three newest', () => {
    const store = createToastStore();
    for (const text of ['um', 'dois', 'três', 'quatro']) store.show(text, { duration: 0 });
    expect(readTexts(store)).toEqual(['dois', 'três', 'quatro']);
  });

  test('notifies listeners of every change until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    const id = store.show('um');
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    store.show('dois');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
