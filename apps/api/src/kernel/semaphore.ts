/** Runs work when a slot is free. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Semaphore: runs at most `slots` tasks at once; the others wait in FIFO order. */
export function createSemaphore(slots: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < slots) running += 1;
    // A finished task hands its slot to the next one, so that no other task can take it in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Mutex per key: runs one task at a time per key, independent of other keys. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createKeyedMutex(): KeyedMutex {
  const queues = new Map<string, { inTurn: Semaphore; pieces: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { inTurn: createSemaphore(1), pieces: 0 };
    queues.set(key, queue);
    queue.pieces += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.pieces -= 1;
      // Remove idle keys, to bound memory.
      if (queue.pieces === 0) queues.delete(key);
    }
  };
}
