/** Canonical JSON: members in the order of their names, no white space (RFC 8785 for texts and whole numbers). */
export function toCanonico(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonico).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${toCanonico(inner)}`).join(',')}}`;
}
