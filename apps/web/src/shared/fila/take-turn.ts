import { localStore } from '../storage/local-store.ts';

const name = 'trevo.fila';
const place = 'fila.vez';
/** Longer than a request may take: who holds the turn renews it before each. */
const leaseMilliseconds = 20_000;
const askAgainMilliseconds = 400;

interface Vez {
  readonly dono: string;
  readonly ate: number;
}

const me = Math.random().toString(36).slice(2);

/**
 * Runs `work` while no other tab of this browser does the same, waiting for its turn. `renew` says that the work goes
 * on. Where the browser has no locks (plain http), a note in local storage stands in for them: two tabs that take it
 * in the same moment both send, which the idempotency key makes harmless.
 */
export async function takeTurn(work: (renew: () => void) => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return locks.request(name, () => work(() => undefined));
  while (isTaken()) await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds));
  const renew = () => localStore.set(place, { dono: me, ate: Date.now() + leaseMilliseconds } satisfies Vez);
  renew();
  try {
    await work(renew);
  } finally {
    localStore.remove(place);
  }
}

function isTaken(): boolean {
  const vez = localStore.get<Vez>(place);
  // A clock that was put back must not leave the turn taken for days.
  return !!vez && vez.dono !== me && vez.ate > Date.now() && vez.ate <= Date.now() + leaseMilliseconds;
}
