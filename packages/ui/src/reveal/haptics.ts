import { vibrate } from '../gesture/vibrate.ts';

const lastTicks = new Map<string, number>();

/**
 * A tick under the finger, where the device can; never more often than it can be felt.
 *
 * @param kind ticks of one kind are counted together
 * @param now milliseconds of any clock that runs forward
 */
export function tick(kind: string, now: number, pause = 60): void {
  if (now - (lastTicks.get(kind) ?? -Infinity) < pause) return;
  lastTicks.set(kind, now);
  vibrate('tick');
}
