import { performance } from 'node:perf_hooks';
import { type DomainError, refuse } from '../domain-error.ts';

/** Receipts are admitted before lists; a request that was admitted and whose body has arrived, before both. */
export type Priority = 'retomada' | 'registro' | 'comum';

/** What requests waited for since the last look, in milliseconds. */
export interface Pressure {
  /** Delay of the event loop. */
  readonly loop: number;
  /** Mean wait for a database connection. */
  readonly database: number;
}

export interface Admission {
  /**
   * Takes a place for a request and returns what gives it back; giving it back twice does nothing. Refuses with
   * servidor.ocupado (503, Retry-After) when all places are taken.
   */
  enter(priority: Priority): () => void;
  /** The refusal that `enter` would throw now. */
  findRefusal(priority: Priority): DomainError | undefined;
  /** Adapts the number of places to what requests waited for since the last time. */
  adapt(pressure: Pressure): void;
  /** Requests in progress and how many may be. */
  read(): { readonly inProgress: number; readonly places: number };
}

/** A request should not wait longer than this for the processor or for a connection. */
const targetMilliseconds = 150;
/**
 * How much of the places each priority may fill. A refused `retomada` wastes the look at its session, so it may exceed the
 * places, but not without bound: bodies of many slow senders may end at the same moment.
 */
const shares: Record<Priority, number> = { retomada: 1.25, registro: 1, comum: 0.8 };
/** Places that are added or taken away at a look: 20 a second. */
const growth = 2;
/** The wait that a refusal asks for: spread, so that refused clients do not come back at the same moment. */
const retrySeconds = { least: 2, most: 6 };

/**
 * Bounds the requests in progress: additive increase while all places are taken and nothing waits, multiplicative decrease
 * when requests wait for the processor or for a connection. Without a bound, work beyond the capacity queues in the process:
 * every answer gets later, and most are no longer waited for when they come.
 */
export function createAdmission({
  least,
  start,
  most,
}: {
  least: number;
  start: number;
  most: number;
}): Admission {
  let places = start;
  let inProgress = 0;
  /** Most requests in progress since the last look. */
  let peak = 0;
  let isFull = false;
  /** Looks before the next decrease: requests that are in progress were admitted under the old number. */
  let pause = 0;

  function findRefusal(priority: Priority): DomainError | undefined {
    if (inProgress < Math.max(1, Math.floor(places * shares[priority]))) return undefined;
    isFull = true;
    const { least: from, most: to } = retrySeconds;
    return refuse('servidor.ocupado', { segundos: from + Math.floor(Math.random() * (to - from + 1)) });
  }

  return {
    findRefusal,
    enter(priority) {
      const refusal = findRefusal(priority);
      if (refusal) throw refusal;
      inProgress += 1;
      peak = Math.max(peak, inProgress);
      let isOver = false;
      return () => {
        if (!isOver) inProgress -= 1;
        isOver = true;
      };
    },
    adapt({ loop, database }) {
      const waited = Math.max(loop, database);
      if (pause > 0) pause -= 1;
      else if (waited > targetMilliseconds && peak > least) {
        places = Math.max(least, Math.floor(Math.min(places, peak) * 0.7));
        pause = Math.min(10, Math.ceil(waited / adaptMilliseconds));
      }
      // More requests at once than keep the processor busy make each of them dearer.
      else if (waited > targetMilliseconds / 2 && peak > least) places = Math.max(least, places - growth);
      // Below the start it grows without being asked: after a pause of the process the load is the one before.
      if ((isFull || places < start) && waited < targetMilliseconds / 2)
        places = Math.min(most, places + growth);
      // Unused places would let a sudden rush in before anything waits.
      else if (places > start && peak < places / 2) places = Math.max(start, places - growth);
      peak = inProgress;
      isFull = false;
    },
    read: () => ({ inProgress, places }),
  };
}

/** How often the number of places is adapted. */
const adaptMilliseconds = 100;

/** Adapts an admission to the delay of this process's event loop and to its database; returns what stops it. */
export function watchPressure(admission: Admission, readDatabase: () => number): () => void {
  let due = performance.now() + adaptMilliseconds;
  const timer = setInterval(() => {
    const now = performance.now();
    admission.adapt({ loop: Math.max(0, now - due), database: readDatabase() });
    due = now + adaptMilliseconds;
  }, adaptMilliseconds).unref();
  return () => clearInterval(timer);
}
