/** Returns the value of a cookie from a Cookie header; undefined when it is missing or does not match the pattern. */
export function readCookie(header: string | undefined, name: string, pattern: RegExp): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([own]) => own === name)?.[1];
  return value !== undefined && pattern.test(value) ? value : undefined;
}
