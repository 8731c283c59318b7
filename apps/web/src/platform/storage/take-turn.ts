import { localStore } from './local-store.ts';

/** Lease duration in milliseconds, longer than a request may take: the holder renews it before each request. */
const leaseMilliseconds = 20_000;
const askAgainMilliseconds = 400;

interface Vez {
  readonly dono: string;
  readonly ate: number;
}

const me = Math.random().toString(36).slice(2);

/**
 * Runs `work` exclusively among the tabs of this browser, waiting for its turn (mutex). `renew` extends the
 * lease. Without the Web Locks API (plain http) it uses a lease in local storage, which has a race condition:
 * two tabs that take it at the same time both run, so their requests must be idempotent.
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
  // A clock that was put back must not extend the lease for days.
  return !!vez && vez.dono !== me && vez.ate > Date.now() && vez.ate <= Date.now() + leaseMilliseconds;
}
