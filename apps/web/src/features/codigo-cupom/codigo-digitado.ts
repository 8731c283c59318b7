import { parseCupomLink, type CupomLink } from '@trevo/rules/sorte/cupom-link';

/** The campaign that counts now. */
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
 * What the field shows of what was typed or pasted: capitals, and of a link to this campaign's coupon only the code.
 * A link to another campaign stays whole, because its code alone would be looked for in this one.
 */
export function cleanCodigo(text: string, campanha: Campanha | undefined): string {
  const link = parseCupomLink(text.trim());
  if (link && campanha && isSame(link, campanha)) return link.numeroAleatorio.toUpperCase();
  return link ? text.trim() : text.toUpperCase();
}

/** Reads the field: a bare code belongs to the campaign that counts now, a link says its own. */
export function readCodigo(text: string, campanha: Campanha): CodigoDigitado {
  const link = parseCupomLink(text.trim());
  if (link) {
    const { ano, identificacao } = isSame(link, campanha) ? campanha : link;
    return { cupom: { ano, identificacao, numeroAleatorio: link.numeroAleatorio.toUpperCase() } };
  }
  // Printed in groups, a code is typed in groups.
  const codigo = text.replace(/[\s.-]/g, '').toUpperCase();
  if (codigo === '') return { motivo: 'vazio' };
  if (!/^[A-Z0-9]+$/.test(codigo)) return { motivo: 'caractere' };
  if (codigo.length < minimum) return { motivo: 'curto' };
  if (codigo.length > maximum) return { motivo: 'longo' };
  return { cupom: { ano: campanha.ano, identificacao: campanha.identificacao, numeroAleatorio: codigo } };
}

const isSame = (link: CupomLink, campanha: Campanha) =>
  link.ano === campanha.ano && link.identificacao.toUpperCase() === campanha.identificacao.toUpperCase();
