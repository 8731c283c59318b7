/**
 * Returns the voucher code of an instant prize: the last twelve hex digits of its card id, which are random in
 * every kind of id, in three groups.
 */
export const toCodigoPremio = (raspadinhaId: string): string =>
  (raspadinhaId.replaceAll('-', '').slice(-12).toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** Returns the twelve digits of a typed or scanned code in lower case; null when it is invalid. */
export function parseCodigoPremio(text: string): string | null {
  const figures = text.replace(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{12}$/.test(figures) ? figures : null;
}
