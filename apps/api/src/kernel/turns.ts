import { refuse } from './domain-error.ts';

/** Runs work one at a time, in turns between keys. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs one task at a time and serves the keys round-robin, so that a key with many waiting tasks
 * delays another key by one task.
 *
 * @param maximumWaiting maximum number of waiting tasks of a key; another one is refused with servidor.ocupado
 */
export function createTurns(maximumWaiting: number): Turns {
  // A map keeps the order of insertion: a key with further tasks is inserted again, behind the others.
  const queues = new Map<string, (() => void)[]>();
  let isRunning = false;

  function startNext(): void {
    const [next] = queues;
    if (!next) {
      isRunning = false;
      return;
    }
    const [key, [begin, ...others]] = next;
    queues.delete(key);
    if (others.length > 0) queues.set(key, others);
    begin!();
  }

  return async (key, work) => {
    if (isRunning) {
      const waiting = queues.get(key) ?? [];
      if (waiting.length >= maximumWaiting) throw refuse('servidor.ocupado');
      await new Promise<void>((resolve) => queues.set(key, [...waiting, resolve]));
    }
    isRunning = true;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
