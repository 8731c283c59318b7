import { parseCupomLink, type CupomLink } from '@trevo/rules/sorte/numeros/cupom-link';

/** The campaign that applies now. */
interface Campanha {
  readonly ano: number;
  readonly identificacao: string;
}

export type CodigoDigitado =
  | { readonly cupom: CupomLink; readonly motivo?: undefined }
  | { readonly cupom?: undefined; readonly motivo: 'vazio' | 'caractere' | 'curto' | 'longo' };

const minimum = 4;
const maximum = 40;

/**
 * Normalises the typed or pasted text: upper case, and only the code of a link to this campaign's coupon. A link
 * to another campaign stays whole, because its bare code would be looked up in this one.
 */
export function cleanCodigo(text: string, campanha: Campanha | undefined): string {
  const link = parseCupomLink(text.trim());
  if (link && campanha && isSame(link, campanha)) return link.numeroAleatorio.toUpperCase();
  return link ? text.trim() : text.toUpperCase();
}

/** Parses the field: a bare code belongs to the current campaign, a link names its own. */
export function readCodigo(text: string, campanha: Campanha): CodigoDigitado {
  const link = parseCupomLink(text.trim());
  if (link) {
    const { ano, identificacao } = isSame(link, campanha) ? campanha : link;
    return { cupom: { ano, identificacao, numeroAleatorio: link.numeroAleatorio.toUpperCase() } };
  }
  // Codes are printed in groups, so users type the separators too.
  const codigo = text.replace(/[\s.-]/g, '').toUpperCase();
  if (codigo === '') return { motivo: 'vazio' };
  if (!/^[A-Z0-9]+$/.test(codigo)) return { motivo: 'caractere' };
  if (codigo.length < minimum) return { motivo: 'curto' };
  if (codigo.length > maximum) return { motivo: 'longo' };
  return { cupom: { ano: campanha.ano, identificacao: campanha.identificacao, numeroAleatorio: codigo } };
}

const isSame = (link: CupomLink, campanha: Campanha) =>
  link.ano === campanha.ano && link.identificacao.toUpperCase() === campanha.identificacao.toUpperCase();
