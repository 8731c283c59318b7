import { localStore } from './local-store.ts';

/** Longer than a request may take: who holds the turn renews it before each. */
const leaseMilliseconds = 20_000;
const askAgainMilliseconds = 400;

interface Vez {
  readonly dono: string;
  readonly ate: number;
}

const me = Math.random().toString(36).slice(2);

/**
 * Runs `work` while no other tab of this browser works in the same `turn`, waiting for it. `renew` says that the work goes
 * on. Where the browser has no locks (plain http), a note in local storage stands in for them: two tabs that take it
 * in the same moment both work, which what they send must make harmless.
 */
export async function takeTurn(
  turn: 'fila' | 'dispositivo',
  work: (renew: () => void) => Promise<void>,
): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return locks.request(`trevo.${turn}`, () => work(() => undefined));
  const place = `${turn}.vez`;
  while (isTaken(place)) await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds));
  const renew = () => localStore.set(place, { dono: me, ate: Date.now() + leaseMilliseconds } satisfies Vez);
  renew();
  try {
    await work(renew);
  } finally {
    localStore.remove(place);
  }
}

function isTaken(place: string): boolean {
  const vez = localStore.get<Vez>(place);
  // A clock that was put back must not leave the turn taken for days.
  return !!vez && vez.dono !== me && vez.ate > Date.now() && vez.ate <= Date.now() + leaseMilliseconds;
}
