const lastTicks = new Map<string, number>();

/**
 * A tick under the finger, where the device can; never more often than it can be felt.
 *
 * @param kind ticks of one kind are counted together
 * @param now milliseconds of any clock that runs forward
 */
export function tick(kind: string, now: number, milliseconds = 7, pause = 60): void {
  if (now - (lastTicks.get(kind) ?? -Infinity) < pause) return;
  lastTicks.set(kind, now);
  // Before the first tap the browser refuses, and complains.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.(milliseconds);
  } catch {
    // A page inside another page may not be allowed to.
  }
}
