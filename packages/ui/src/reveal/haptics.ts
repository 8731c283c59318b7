import { vibrate } from '../gesture/vibrate.ts';

const lastTicks = new Map<string, number>();

/**
 * Vibrates briefly, where the device can; rate-limited to perceptible pulses.
 *
 * @param kind ticks are limited per kind
 * @param now milliseconds of any monotonic clock
 */
export function tick(kind: string, now: number, pause = 60): void {
  if (now - (lastTicks.get(kind) ?? -Infinity) < pause) return;
  lastTicks.set(kind, now);
  vibrate('tick');
}
