import { performance } from 'node:perf_hooks';
import { type DomainError, refuse } from '../../domain-error.ts';

/** Receipts take precedence over lists, and admitted requests whose body has arrived (`retomada`) over both. */
export type Priority = 'retomada' | 'registro' | 'comum';

/** Waiting times since the last adaptation, in ms. */
export interface Pressure {
  /** Event-loop delay. */
  readonly loop: number;
  /** Mean wait for a database connection. */
  readonly database: number;
}

export interface Admission {
  /**
   * Takes a slot for a request and returns its idempotent release. Throws servidor.ocupado (503, Retry-After)
   * when no slot is free.
   */
  enter(priority: Priority): () => void;
  /** Returns whether `enter` would throw now for some priority. */
  mayRefuse(): boolean;
  /** Returns the refusal that `enter` would throw now. */
  findRefusal(priority: Priority): DomainError | undefined;
  /** Adapts the number of slots to the measured pressure. */
  adapt(pressure: Pressure): void;
  /** Requests in progress and the current limit. */
  read(): { readonly inProgress: number; readonly slots: number };
}

/** Target: maximum wait for the CPU or a connection. */
const targetMilliseconds = 150;
/**
 * Share of the slots per priority. Refusing a `retomada` wastes its session lookup, so it may exceed the limit,
 * but boundedly: bodies of many slow clients can complete at once.
 */
const shares: Record<Priority, number> = { retomada: 1.25, registro: 1, comum: 0.8 };
const leastShare = Math.min(...Object.values(shares));
/** Slots added or removed per adaptation: 20 per second. */
const growth = 2;
/** Range of Retry-After: randomized, so that refused clients do not return simultaneously. */
const retrySeconds = { least: 2, most: 6 };

/**
 * Bounds concurrent requests (AIMD): additive increase while all slots are taken without waiting, multiplicative
 * decrease when requests wait for the CPU or a connection. Without a bound, overload queues in the process:
 * latency grows until clients have given up before their response arrives.
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
  let slots = start;
  let inProgress = 0;
  /** Peak of requests in progress since the last adaptation. */
  let peak = 0;
  let isFull = false;
  /** Adaptations before the next decrease, because current requests were admitted under the previous limit. */
  let pause = 0;

  const hasFreeSlot = (share: number) => inProgress < Math.max(1, Math.floor(slots * share));

  function findRefusal(priority: Priority): DomainError | undefined {
    if (hasFreeSlot(shares[priority])) return undefined;
    isFull = true;
    const { least: from, most: to } = retrySeconds;
    return refuse('servidor.ocupado', { segundos: from + Math.floor(Math.random() * (to - from + 1)) });
  }

  return {
    mayRefuse: () => !hasFreeSlot(leastShare),
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
        slots = Math.max(least, Math.floor(Math.min(slots, peak) * 0.7));
        pause = Math.min(10, Math.ceil(waited / adaptMilliseconds));
      }
      // Concurrency beyond CPU saturation makes each request more expensive.
      else if (waited > targetMilliseconds / 2 && peak > least) slots = Math.max(least, slots - growth);
      // Below the initial limit it recovers without demand: after a pause the load returns to its previous level.
      if ((isFull || slots < start) && waited < targetMilliseconds / 2)
        slots = Math.min(most, slots + growth);
      // Unused slots would admit a sudden burst before any pressure is measured.
      else if (slots > start && peak < slots / 2) slots = Math.max(start, slots - growth);
      peak = inProgress;
      isFull = false;
    },
    read: () => ({ inProgress, slots }),
  };
}

/** Interval of adaptation. */
const adaptMilliseconds = 100;

/** Adapts an admission to this process's event-loop delay and database wait; returns a stop function. */
export function watchPressure(admission: Admission, readDatabase: () => number): () => void {
  let due = performance.now() + adaptMilliseconds;
  const timer = setInterval(() => {
    const now = performance.now();
    admission.adapt({ loop: Math.max(0, now - due), database: readDatabase() });
    due = now + adaptMilliseconds;
  }, adaptMilliseconds).unref();
  return () => clearInterval(timer);
}
