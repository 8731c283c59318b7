// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Imports fresh modules, as each tab has its own. */
async function openTab() {
  vi.resetModules();
  return (await import('./take-turn.ts')).takeTurn;
}

describe('takeTurn without the Web Locks API', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('runs the work of one tab at a time', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const happened: string[] = [];
    const first = one('fila', async () => {
      happened.push('one begins');
      await new Promise((resolve) => setTimeout(resolve, 50));
      happened.push('one ends');
    });
    await other('fila', () => Promise.resolve(void happened.push('other')));
    await first;
    expect(happened).toEqual(['one begins', 'one ends', 'other']);
  });

  test.each([
    ['that crashed', -1],
    ['with a clock that was put back', 86_400_000],
  ])('releases the turn of a tab %s', async (_name, later) => {
    localStorage.setItem('trevo.fila.vez', JSON.stringify({ dono: 'x', ate: Date.now() + later }));
    const takeTurn = await openTab();
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await takeTurn('fila', work);
    expect(work).toHaveBeenCalledOnce();
    expect(localStorage.getItem('trevo.fila.vez')).toBeNull();
  });
});

test('uses the Web Locks API where it is available', async () => {
  const request = vi.fn<(name: string, work: () => Promise<void>) => Promise<void>>((_name, work) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  const takeTurn = await openTab();
  await takeTurn('fila', () => Promise.resolve());
  expect(request.mock.calls[0]?.[0]).toBe('trevo.fila');
});
