export interface Tries {
  /** Tries after a pause if there is need and no try is planned. */
  plan(): void;
  /** Tries now, and begins again with the short pause. */
  wake(): void;
  stop(): void;
}

export interface TriesOptions {
  readonly isNeeded: () => boolean;
  readonly attempt: () => Promise<unknown>;
  readonly firstPause: number;
  readonly longestPause: number;
}

/** Tries for as long as there is need, ever more rarely. */
export function keepTrying({ isNeeded, attempt, firstPause, longestPause }: TriesOptions): Tries {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function plan(): void {
    if (timer || isStopped || !isNeeded()) return;
    // Phones that lost the same antenna must not all come back in the same second.
    timer = setTimeout(tryAgain, pause * (0.8 + Math.random() * 0.4));
  }
  function tryAgain(): void {
    timer = undefined;
    pause = Math.min(longestPause, pause * 2);
    void attempt().then(plan);
  }
  return {
    plan,
    wake() {
      stopTimer();
      pause = firstPause;
      void attempt().then(plan);
    },
    stop() {
      isStopped = true;
      stopTimer();
    },
  };
}
