import { type RefObject, useEffect, useRef } from 'react';
import { isMotionReduced } from '../../gesture/reduced-motion.ts';
import { tick } from '../haptics.ts';

export interface WheelSpin {
  readonly stage: 'rest' | 'wound' | 'spinning';
  readonly target: number | null;
  readonly chance: number;
  /** Number of slots. */
  readonly count: number;
  readonly place: RefObject<HTMLElement | null>;
  readonly wheel: RefObject<HTMLElement | null>;
  readonly pointer: RefObject<HTMLElement | null>;
  onPress(): void;
  onStopped(): void;
}

const windUp = { degrees: 16, milliseconds: 320 } as const;
const spinMilliseconds = 4600;

/**
 * Rotates the wheel, and elements marked `data-upright` in it the other way. The browser's compositor runs the
 * animation, so a busy main thread does not make it stutter; only the ticks are computed here.
 */
export function useWheelSpin(spin: WheelSpin): void {
  const { stage, target, count, wheel, pointer, place } = spin;
  const latest = useRef(spin);
  latest.current = spin;
  const angle = useRef(0);
  const ready = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const element = place.current;
    const press = () => latest.current.onPress();
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [place]);

  useEffect(() => {
    const element = wheel.current;
    if (!element) return;
    const isStill = isMotionReduced() || !element.animate;
    const turn = (to: number, milliseconds: number, easing: string) => {
      const from = angle.current;
      angle.current = to;
      const rotate = (part: HTMLElement, sense: 1 | -1): Animation | undefined => {
        part.style.rotate = `${sense * to}deg`;
        if (isStill) return undefined;
        const frames = [{ rotate: `${sense * from}deg` }, { rotate: `${sense * to}deg` }];
        return part.animate(frames, { duration: milliseconds, easing });
      };
      for (const part of element.querySelectorAll<HTMLElement>('[data-upright]')) rotate(part, -1);
      return rotate(element, 1);
    };
    if (stage === 'wound') {
      const back = turn(angle.current - windUp.degrees, windUp.milliseconds, 'cubic-bezier(0.3, 0, 0.2, 1)');
      ready.current = back?.finished.catch(() => {}) ?? Promise.resolve();
      return;
    }
    if (stage === 'rest') {
      // Without a result the wheel returns to a neutral position, the border of two slots.
      if (angle.current % 360 !== 0) turn(Math.round(angle.current / 360) * 360, 500, 'ease-out');
      return;
    }
    if (target === null) return;
    let isGone = false;
    let stopTicking = () => {};
    const stopped = () => {
      if (!isGone) latest.current.onStopped();
    };
    void ready.current.then(() => {
      if (isGone) return;
      const from = angle.current;
      const to = toWheelAngle(target, count, { chance: latest.current.chance, turns: 5, from });
      const running = turn(to, spinMilliseconds, 'cubic-bezier(0.16, 0.62, 0.1, 1)');
      if (!running) return stopped();
      stopTicking = followTicks(running, from, to, count, pointer.current);
      running.finished.then(() => settle(pointer.current)).then(stopped, () => {});
    });
    return () => {
      isGone = true;
      stopTicking();
    };
  }, [stage, target, count, wheel, pointer]);
}

/** Lets the pointer swing out, leaving a moment to see where the wheel stopped. */
const settle = (pointer: HTMLElement | null): Promise<unknown> | undefined =>
  pointer?.animate(
    [{ rotate: '0deg' }, { rotate: '-12deg' }, { rotate: '9deg' }, { rotate: '-5deg' }, { rotate: '0deg' }],
    { duration: 800, easing: 'ease-out' },
  ).finished;

/** Ticks and flicks the pointer at each slot border that passes. Returns the cleanup function. */
function followTicks(
  running: Animation,
  from: number,
  to: number,
  count: number,
  pointer: HTMLElement | null,
): () => void {
  let frame = 0;
  let slot = findSlotAt(from, count);
  let flickedAt = -Infinity;
  const follow = (now: number) => {
    const progress = running.effect?.getComputedTiming().progress ?? 1;
    const current = findSlotAt(from + (to - from) * progress, count);
    if (current !== slot) {
      slot = current;
      tick('wheel', now, 45);
      if (now - flickedAt > 90) {
        flickedAt = now;
        pointer?.animate([{ rotate: '0deg' }, { rotate: '-16deg' }, { rotate: '0deg' }], { duration: 90 });
      }
    }
    if (running.playState === 'running') frame = requestAnimationFrame(follow);
  };
  frame = requestAnimationFrame(follow);
  return () => cancelAnimationFrame(frame);
}

/** Maximum stopping offset from the middle of a slot, as a fraction of the slot: never near a border. */
const aside = 0.32;

/**
 * Returns the angle in degrees, clockwise, that brings a slot under the pointer at the top. Slot 0 begins at the
 * top when the wheel is at rest, and the others follow clockwise.
 *
 * @param chance from 0 to 1: stopping position within the slot, so that stops look natural
 * @param from the current angle of the wheel; the result is at least `turns` full turns further
 */
export function toWheelAngle(
  slot: number,
  slots: number,
  { chance = 0.5, turns = 5, from = 0 }: { chance?: number; turns?: number; from?: number } = {},
): number {
  const width = 360 / slots;
  const place = (slot + 0.5 + (chance - 0.5) * 2 * aside) * width;
  const least = from + turns * 360;
  const rest = mod(-place - least, 360);
  return least + rest;
}

/** Returns the slot under the pointer at this angle. */
export function findSlotAt(angle: number, slots: number): number {
  return Math.floor(mod(-angle, 360) / (360 / slots)) % slots;
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;
