/**
 * What an instant prize is called by when it is handed over: the last twelve figures of its card's id, which are by
 * chance in every kind of id, in three groups.
 */
export const toCodigoPremio = (raspadinhaId: string): string =>
  (raspadinhaId.replaceAll('-', '').slice(-12).toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** The twelve figures of a code as somebody typed or read it, in lower case; null when it is none. */
export function parseCodigoPremio(text: string): string | null {
  const figures = text.replace(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{12}$/.test(figures) ? figures : null;
}
