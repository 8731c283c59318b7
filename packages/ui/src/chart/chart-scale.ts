/** Returns the top of an axis from zero: the next of 1, 2, 4, 5 or 10 times a power of ten; 1 without values. */
export function toTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 10].find((factor) => factor * power >= most) ?? 10;
  return Math.max(1, step * power);
}

/** Returns the distance between shown labels, so that at most `most` of `count` are shown. */
export const toLabelStep = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
