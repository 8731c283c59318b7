/**
 * Replaces what stands in a file of Capacitor's exactly so often. Another number means that their template is another
 * one than ours was written for, and nobody would notice before a shop did.
 */
export function replaceExactly(text: string, times: number, from: string | RegExp, to: string): string {
  const pattern = typeof from === 'string' ? new RegExp(escapePattern(from), 'g') : from;
  const found = [...text.matchAll(pattern)].length;
  if (found !== times)
    throw new Error(`${pattern} stands ${found} times in Capacitor's template, not ${times}`);
  return text.replace(pattern, () => to);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
