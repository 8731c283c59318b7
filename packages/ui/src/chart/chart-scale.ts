/** Returns the top of an axis from zero: a round number; 1 without values. */
export function toTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return Math.ceil(step * power);
}

/** Returns the distance between shown labels, so that at most `most` of `count` are shown. */
export const toLabelStep = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
