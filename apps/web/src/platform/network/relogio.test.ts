// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const dayMilliseconds = 86_400_000;
const phone = Date.parse('2026-10-12T15:00:00Z');
const toHeader = (milliseconds: number) => new Date(milliseconds).toUTCString();

/** Imports fresh modules, as a start of the app does. */
async function start() {
  vi.resetModules();
  return (await import('./relogio.ts')).relogio;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: phone }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('app clock', () => {
  it("equals the phone's clock before any response and is unconfirmed", async () => {
    const relogio = await start();
    expect([relogio.agora().getTime(), relogio.isConferido()]).toEqual([phone, false]);
  });

  it.each([40, -2, 30])("shows the server's time on a phone that is %i days behind", async (days) => {
    const relogio = await start();
    const server = phone + days * dayMilliseconds;
    relogio.hear(toHeader(server));
    expect([relogio.agora().getTime(), relogio.isConferido()]).toEqual([server, true]);
    expect(relogio.at(phone - 1000).getTime()).toBe(server - 1000);
  });

  it('ignores an offset within the tolerance', async () => {
    const relogio = await start();
    relogio.hear(toHeader(phone + 9000));
    expect(relogio.agora().getTime()).toBe(phone);
  });

  it('keeps the offset for an offline start, unconfirmed', async () => {
    (await start()).hear(toHeader(phone + 40 * dayMilliseconds));
    const relogio = await start();
    expect(relogio.agora().getTime()).toBe(phone + 40 * dayMilliseconds);
    expect(relogio.isConferido()).toBe(false);
  });

  it("drops the offset once the phone's clock is right", async () => {
    (await start()).hear(toHeader(phone + 40 * dayMilliseconds));
    vi.setSystemTime(phone + 40 * dayMilliseconds);
    const relogio = await start();
    relogio.hear(toHeader(phone + 40 * dayMilliseconds));
    expect(relogio.agora().getTime()).toBe(phone + 40 * dayMilliseconds);
  });

  it('notifies subscribers once for offsets within the tolerance', async () => {
    const relogio = await start();
    const listener = vi.fn();
    relogio.subscribe(listener);
    for (const noise of [0, 3000, -4000]) relogio.hear(toHeader(phone + dayMilliseconds + noise));
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([null, '', 'Aceite os termos'])('ignores a response with the Date header %j', async (date) => {
    const relogio = await start();
    relogio.hear(date);
    expect([relogio.agora().getTime(), relogio.isConferido()]).toEqual([phone, false]);
  });
});
