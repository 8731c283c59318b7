import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const readTexts = (store: ReturnType<typeof createToastStore>) => store.get().map((toast) => toast.text);

describe('toast store', () => {
  test('removes a toast after four seconds, one with an action after eight', () => {
    const store = createToastStore();
    store.show('um');
    store.show('dois', { action: { label: 'Ver', run() {} } });
    vi.advanceTimersByTime(4000);
    expect(readTexts(store)).toEqual(['dois']);
    vi.advanceTimersByTime(4000);
    expect(readTexts(store)).toEqual([]);
  });

  test('removes older toasts on request, and keeps new ones and those that stay until closed', () => {
    const store = createToastStore();
    store.show('um');
    store.show('fica', { duration: 0 });
    vi.advanceTimersByTime(600);
    store.show('novo');
    store.dismissOlderThan(500);
    expect(readTexts(store)).toEqual(['fica', 'novo']);
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
