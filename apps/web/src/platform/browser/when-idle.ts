/** Upper bound for a phone that is never idle. */
const idleLimit = { timeout: 10_000 };

/** Runs `work` when the main thread is idle; at once in Safari, which has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, idleLimit);
  else work();
}
