/** Runs a piece of work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `places` pieces of work run at once; the others wait in the order in which they came. */
export function createTurns(places: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < places) running += 1;
    // Whoever leaves hands the place over: nobody slips in between.
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

/** Runs a piece of work when it is the turn of its key: one at once for each key, whatever the others do. */
export type TurnsByKey = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function createTurnsByKey(): TurnsByKey {
  const queues = new Map<string, { inTurn: Turns; pieces: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { inTurn: createTurns(1), pieces: 0 };
    queues.set(key, queue);
    queue.pieces += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.pieces -= 1;
      // Nobody waits: keys that are done take no memory.
      if (queue.pieces === 0) queues.delete(key);
    }
  };
}
