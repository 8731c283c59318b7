/** A phone that is never idle gets it all the same. */
const idleLimit = { timeout: 10_000 };

/** Runs `work` when the page has nothing else to do. Safari has no idle time to ask for. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, idleLimit);
  else work();
}

/**
 * Runs `work` once the page has loaded, was quiet for so long and has nothing to do: the first screen has the line for
 * itself.
 */
export function whenQuiet(work: () => void, milliseconds: number): void {
  const wait = () => setTimeout(() => whenIdle(work), milliseconds);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
