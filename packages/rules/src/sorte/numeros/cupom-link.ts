import { isDia } from '../../tempo/sao-paulo.ts';

/** A coupon's code as in its link: `ano-identificacao-numeroAleatorio`. */
export type CupomLink = {
  /** Year of the campaign. */
  ano: number;
  /** The campaign; may contain hyphens. */
  identificacao: string;
  /** The coupon's own code; contains none. */
  numeroAleatorio: string;
};

const tamanhoMaximo = 120;

/**
 * Parses a coupon code, bare or as the last segment of a URL (path or after `#`). It is split at the first and
 * at the last hyphen. Returns null for any other text; never throws.
 */
export function parseCupomLink(text: string): CupomLink | null {
  const codigo = text
    .replace(/\?[^#]*/g, '')
    .split(/[/#]/)
    .filter((part) => part !== '')
    .at(-1);
  if (codigo === undefined || codigo.length > tamanhoMaximo || isDia(codigo)) return null;
  const parts = /^(20\d\d)-([\p{L}\p{N}_.-]+)-([A-Za-z0-9]+)$/u.exec(codigo);
  if (!parts) return null;
  return { ano: Number(parts[1]), identificacao: parts[2] ?? '', numeroAleatorio: parts[3] ?? '' };
}
