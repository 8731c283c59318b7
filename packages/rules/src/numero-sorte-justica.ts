/**
 * How much luckier the luckiest holder is than a fair share, when a draw among `total` places falls to the
 * nearest number handed out, the next one above, wrapping past the end: the largest gap between neighbours
 * divided by the mean gap. 1 is perfectly fair.
 *
 * @param numbers places handed out, distinct, 0 … total − 1, in any order; not changed
 */
export function measureFairness(numbers: Uint32Array | readonly number[], total: number): number {
  const sorted = Uint32Array.from(numbers).sort();
  if (sorted.length === 0) throw new RangeError('no number was handed out');
  let previous = (sorted.at(-1) ?? 0) - total;
  let largest = 0;
  for (const place of sorted) {
    largest = Math.max(largest, place - previous);
    previous = place;
  }
  return (largest * sorted.length) / total;
}
