// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The module as each tab has it for itself. */
async function openTab() {
  vi.resetModules();
  return (await import('./take-turn.ts')).takeTurn;
}

describe('Where the browser has no locks', () => {
  beforeEach(() => vi.stubGlobal('navigator', {}));

  test('one tab works at a time', async () => {
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
    ['that died', -1],
    ['with a clock that was put back', 86_400_000],
  ])('a tab %s does not keep the turn', async (_name, later) => {
    localStorage.setItem('trevo.fila.vez', JSON.stringify({ dono: 'x', ate: Date.now() + later }));
    const takeTurn = await openTab();
    const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
    await takeTurn('fila', work);
    expect(work).toHaveBeenCalledOnce();
    expect(localStorage.getItem('trevo.fila.vez')).toBeNull();
  });
});

test('the browser’s own locks are used where they are', async () => {
  const request = vi.fn<(name: string, work: () => Promise<void>) => Promise<void>>((_name, work) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  const takeTurn = await openTab();
  await takeTurn('fila', () => Promise.resolve());
  expect(request.mock.calls[0]?.[0]).toBe('trevo.fila');
});
