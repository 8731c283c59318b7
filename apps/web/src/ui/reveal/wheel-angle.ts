/** How far the wheel may stop from the middle of a slot, as a part of the slot: never near a border. */
const aside = 0.32;

/**
 * The angle in degrees, clockwise, that brings a slot under the pointer at the top. Slot 0 begins at the top when the
 * wheel is at rest, and the others follow clockwise.
 *
 * @param chance from 0 to 1: where inside the slot it stops, so that it does not look like a machine's stop
 * @param from the angle that the wheel has now; the answer is at least `turns` whole turns further
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

/** Which slot stands under the pointer at this angle. */
export function findSlotAt(angle: number, slots: number): number {
  return Math.floor(mod(-angle, 360) / (360 / slots)) % slots;
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;
