/** Injected time source, so that tests can set the time. */
export interface Clock {
  now(): Date;
  /** Time of devices outside, such as authenticators; absent where it is `now`. */
  outside?(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The rehearsal clock of a test environment: runs like the system's, ahead of it. */
export interface RelogioEnsaio extends Clock {
  /** Whether the clock differs from the system's. */
  isAdvanced(): boolean;
  /**
   * Moves the clock to moments one after another, in every process; moments in the past change nothing. Concurrent calls
   * wait for each other.
   *
   * @param onPasso runs at each moment
   */
  advance(passos: readonly Date[], onPasso: () => Promise<void>): Promise<void>;
}

/** Returns the time that devices outside show. */
export const getOutsideTime = (clock: Clock): Date => clock.outside?.() ?? clock.now();
