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
