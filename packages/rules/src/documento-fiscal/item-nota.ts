/** A product line of a receipt, as a source reports it. Null where it does not report a field. */
export interface ItemNota {
  /** Name on the receipt (`xProd`). */
  readonly nome: string;
  /** GTIN normalized to 14 digits (`normalizeGtin`); null for goods without one. */
  readonly gtin: string | null;
  /** Issuer's own product code (`cProd`). */
  readonly codigo: string | null;
  /** Quantity in the unit, with up to three decimal places. */
  readonly quantidade: number;
  /** Unit as written, `UN`, `KG`; null when unknown. */
  readonly unidade: string | null;
  /** Amount of the line after its discount, in cents. */
  readonly centavos: number;
}

/** Maximum number of lines, that of an NFC-e. */
export const itensMaximo = 990;

/** Units of weight, length or volume, whose quantities are not counts. */
const medida = /^(KGS?|KILOS?|QUILOS?|GR?|GRAMAS?|T|TON|L|LITROS?|ML|MT?|M2|M3|METROS?|CM)$/i;

/** Counts the units of a line: goods sold by weight or measure, or in fractions, count as one. */
export function countUnidades({ quantidade, unidade }: Pick<ItemNota, 'quantidade' | 'unidade'>): number {
  return Number.isInteger(quantidade) && !medida.test(unidade?.trim() ?? '') ? quantidade : 1;
}

/**
 * Normalizes a GTIN-8, -12, -13 or -14 to 14 digits with leading zeros; undefined for other text (such as `SEM GTIN`),
 * a wrong check digit or zeros. Source: GS1 General Specifications, section 7.9.
 */
export function normalizeGtin(text: string): string | undefined {
  const digits = text.trim();
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return undefined;
  const gtin = digits.padStart(14, '0');
  return calculateGtinDigito(gtin.slice(0, 13)) === gtin[13] ? gtin : undefined;
}

/** Calculates the check digit of the first 13 digits of a GTIN-14. */
function calculateGtinDigito(treze: string): string {
  const sum = [...treze].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
