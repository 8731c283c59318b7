import type { CupomLink } from '@trevo/rules/sorte/numeros/cupom-link';

/** Parts of an address such as `/2026-TREVO-SUL-8F3K2`. */
export interface CupomPath {
  readonly ano: string;
  /** May contain hyphens. */
  readonly identificacao: string;
  readonly numeroAleatorio: string;
}

/**
 * Parses the address of a coupon that was scanned outside the app: one segment of the form `x-y-z`, split at the
 * first and the last hyphen; a trailing slash is accepted. Null for any other address.
 */
export function parseCupomPath(pathname: string): CupomPath | null {
  const parts = /^\/([^/-]+)-([^/]+)-([^/-]+)\/?$/.exec(pathname);
  if (!parts) return null;
  return { ano: parts[1]!, identificacao: parts[2]!, numeroAleatorio: parts[3]! };
}

/** Returns the address at which the app opens a scanned coupon. */
export const toCupomPath = ({ ano, identificacao, numeroAleatorio }: CupomLink): string =>
  `/${ano}-${encodeURIComponent(identificacao)}-${numeroAleatorio}`;
