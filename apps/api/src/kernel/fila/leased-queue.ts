import type { Clock } from '../clock.ts';

/** Duration of a lease. */
export const leaseMilliseconds = 60_000;
/** Maximum attempts of a row; attempts that kill the process count too. */
const maximoTentativas = 5;
/** Wait before the next attempt after a failure, times the attempts. */
const pausaMilliseconds = 60_000;

/** Ends an attempt early: `cortada` by the end of the process, `perdida` to a cancel or another attempt. */
export class Parada extends Error {
  readonly porque: 'cortada' | 'perdida';
  constructor(porque: 'cortada' | 'perdida') {
    super(porque);
    this.porque = porque;
  }
}

/** A waiting row; `tentativas` is the fencing token of its attempt. */
interface Esperada {
  readonly tentativas: number;
}

/** Queue of rows that one attempt at a time works on under a lease. */
interface LeasedRows<Row> {
  lease(agora: Date, ate: Date): Promise<Row | undefined>;
  giveBack(row: Row): Promise<unknown>;
  release(row: Row, depois: Date): Promise<unknown>;
  fail(row: Row, agora: Date): Promise<unknown>;
}

/** Works on the waiting rows of a queue, one at a time per process. `work` throws Parada when it may not go on. */
export function createLeasedQueue<Row extends Esperada>(parts: {
  store: LeasedRows<Row>;
  work: (row: Row, stopping: AbortSignal | undefined) => Promise<void>;
  logFailure: (row: Row, error: unknown) => void;
  clock: Clock;
}) {
  const { store, work, logFailure, clock } = parts;
  const after = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);

  /** Decides what follows an attempt that did not end. */
  async function settle(row: Row, error: unknown): Promise<void> {
    const parada = findParada(error);
    if (parada?.porque === 'perdida') return;
    if (parada) {
      await store.giveBack(row);
      return;
    }
    logFailure(row, error);
    if (row.tentativas >= maximoTentativas) await store.fail(row, clock.now());
    else await store.release(row, after(pausaMilliseconds * row.tentativas));
  }

  return {
    /** Works on the waiting rows until none is left. */
    async run(stopping?: AbortSignal): Promise<void> {
      while (!stopping?.aborted) {
        const row = await store.lease(clock.now(), after(leaseMilliseconds));
        if (!row) return;
        if (row.tentativas > maximoTentativas) {
          logFailure(row, new Error('the last attempt ended with its process'));
          await store.fail(row, clock.now());
          continue;
        }
        try {
          await work(row, stopping);
        } catch (error) {
          await settle(row, error);
        }
      }
    },
  };
}

/** Finds the end that the attempt itself caused; the storage wraps errors of its source. */
function findParada(error: unknown): Parada | undefined {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof Parada) return one;
  return undefined;
}
