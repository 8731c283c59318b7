/** A phone that is never idle gets to it all the same. */
const idleLimit = { timeout: 10_000 };

/** Runs `work` when the page has nothing else to do. Safari has no idle time to ask for. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, idleLimit);
  else work();
}
