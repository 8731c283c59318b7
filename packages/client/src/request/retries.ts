import { createRetryLoop } from './retry-loop.ts';
import { network } from './network-state.ts';

export type Ask = () => Promise<unknown>;

const firstPause = 2_000;
const longestPause = 60_000;
/** Shortest time between two retries caused by touches, in milliseconds. */
const touchMilliseconds = 2_000;

const asks = new Set<Ask>();
const listeners = new Set<() => void>();

/**
 * Registers a request without a verdict (no response, or a server failure) for retries until the returned
 * function is called.
 */
export function registerRetry(ask: Ask): () => void {
  asks.add(ask);
  for (const listener of listeners) listener();
  return () => void asks.delete(ask);
}

/**
 * Starts retrying the registered requests: with back-off, and at once when the network returns, when the page
 * becomes visible, and on a touch. Returns a function that stops it.
 */
export function startRetries(): () => void {
  let isRunning = false;
  let last = 0;
  const isNeeded = () => asks.size > 0;
  const { plan, wake, stop } = createRetryLoop({ isNeeded, attempt, firstPause, longestPause });

  async function attempt(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    last = performance.now();
    await Promise.allSettled([...asks].map((ask) => ask()));
    isRunning = false;
  }
  const wakeWhenNeeded = () => {
    if (isNeeded() && !isRunning) wake();
  };
  const look = () => {
    if (document.visibilityState === 'visible') wakeWhenNeeded();
  };
  const touch = () => {
    if (performance.now() - last >= touchMilliseconds) wakeWhenNeeded();
  };
  const hear = () => {
    if (network.isOnline()) wakeWhenNeeded();
  };
  window.addEventListener('online', wakeWhenNeeded);
  window.addEventListener('pointerdown', touch);
  document.addEventListener('visibilitychange', look);
  const stopHearing = network.subscribe(hear);
  listeners.add(plan);
  plan();
  return () => {
    stop();
    listeners.delete(plan);
    stopHearing();
    window.removeEventListener('online', wakeWhenNeeded);
    window.removeEventListener('pointerdown', touch);
    document.removeEventListener('visibilitychange', look);
  };
}
