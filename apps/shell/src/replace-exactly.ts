/**
 * Replaces a text in a file of Capacitor's template; throws unless it occurs exactly `times` times. Another
 * count means that the template has changed, which would otherwise go unnoticed until review in an app store.
 */
export function replaceExactly(text: string, times: number, from: string | RegExp, to: string): string {
  const pattern = typeof from === 'string' ? new RegExp(escapePattern(from), 'g') : from;
  const found = [...text.matchAll(pattern)].length;
  if (found !== times)
    throw new Error(`${pattern} occurs ${found} times in Capacitor's template, expected ${times}`);
  return text.replace(pattern, () => to);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
