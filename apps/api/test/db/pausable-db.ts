import type { Db } from '../../src/kernel/db/db.ts';

export interface Pause {
  /** Resolves when all awaited statements have arrived. */
  readonly reached: Promise<void>;
  /** Lets the statements continue. */
  release(): void;
}

/**
 * A database with statements that can be paused, to reproduce race conditions between a request's read and write
 * deterministically. A transaction pauses before it starts, under the text `begin`, but its
 * statements never do: on the embedded database they would block all others.
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
            // Later statements pass.
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
