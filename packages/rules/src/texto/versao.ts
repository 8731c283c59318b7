/**
 * Compares dotted versions part by part as numbers, so 0.27.10 is after 0.27.9. Missing parts count as zero, and
 * so do parts that do not begin with digits.
 *
 * @returns negative when `a` is before `b`, 0 when equal, positive when after: fit for sorting
 */
export function compareVersoes(a: string, b: string): number {
  const left = toParts(a);
  const right = toParts(b);
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

function toParts(versao: string): number[] {
  return versao.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
