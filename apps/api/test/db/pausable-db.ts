import type { Db } from '../../src/kernel/db/db.ts';

export interface Pause {
  /** When all statements that it waits for have come to it. */
  readonly reached: Promise<void>;
  /** Lets them go on. */
  release(): void;
}

/**
 * A database whose statements can be made to wait, so that what may happen between the look of a request and its write
 * does happen there, on both engines, every time. A transaction waits before it begins, as the text `begin`, and its
 * statements never: on the embedded database everybody would wait for them.
 */
export function createPausableDb(db: Db): { db: Db; pauseAt(text: string, count?: number): Pause } {
  const pauses = new Set<{ text: string; arrive(): Promise<void> }>();
  const wait = async (sql: string) => {
    for (const pause of pauses) if (sql.includes(pause.text)) await pause.arrive();
  };
  return {
    db: {
      ...db,
      async query(sql, values, options) {
        await wait(sql);
        return db.query(sql, values, options);
      },
      async transaction(work) {
        await wait('begin');
        return db.transaction(work);
      },
    },
    pauseAt(text, count = 1) {
      let reach = () => {};
      let release = () => {};
      const reached = new Promise<void>((done) => (reach = done));
      const open = new Promise<void>((done) => (release = done));
      let arrived = 0;
      const pause = {
        text,
        arrive() {
          arrived += 1;
          if (arrived === count) {
            // What comes later passes.
            pauses.delete(pause);
            reach();
          }
          return open;
        },
      };
      pauses.add(pause);
      return { reached, release };
    },
  };
}
