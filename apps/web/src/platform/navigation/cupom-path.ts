import type { CupomLink } from '@trevo/rules/sorte/cupom-link';

/** The three parts of an address such as `/2026-TREVO-SUL-8F3K2`. */
export interface CupomPath {
  readonly ano: string;
  /** May itself hold hyphens. */
  readonly identificacao: string;
  readonly numeroAleatorio: string;
}

/**
 * Reads the address of a coupon that was scanned outside of the app: one segment of the form `x-y-z`, split at the
 * first and at the last hyphen; a final slash is tolerated. Null when the address is something else.
 */
export function parseCupomPath(pathname: string): CupomPath | null {
  const parts = /^\/([^/-]+)-([^/]+)-([^/-]+)\/?$/.exec(pathname);
  if (!parts) return null;
  return { ano: parts[1]!, identificacao: parts[2]!, numeroAleatorio: parts[3]! };
}

/** The address at which the app opens a coupon that was scanned. */
export const toCupomPath = ({ ano, identificacao, numeroAleatorio }: CupomLink): string =>
  `/${ano}-${encodeURIComponent(identificacao)}-${numeroAleatorio}`;
