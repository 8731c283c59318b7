export interface RetryLoop {
  /** Schedules an attempt after the current delay, if one is needed and none is scheduled. */
  plan(): void;
  /** Attempts now and resets the delay. */
  wake(): void;
  stop(): void;
}

export interface RetryOptions {
  readonly isNeeded: () => boolean;
  readonly attempt: () => Promise<unknown>;
  readonly firstPause: number;
  readonly longestPause: number;
}

/** Repeats `attempt` with exponential back-off and jitter for as long as it is needed. */
export function createRetryLoop({ isNeeded, attempt, firstPause, longestPause }: RetryOptions): RetryLoop {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function plan(): void {
    if (timer || isStopped || !isNeeded()) return;
    // Jitter: phones that lost the same antenna must not reconnect in the same second.
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
