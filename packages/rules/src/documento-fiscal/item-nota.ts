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
  /** Ids of the campaign's lists to which a person assigned the line; it is then not recognized by its codes. */
  readonly listas?: readonly string[];
}

/** Maximum number of lines, that of an NFC-e. */
export const itensMaximo = 990;

/** Maximum lengths of the texts of a line, those of an NF-e; a unit is written longer in sales files. */
const textoMaximo = { nome: 120, codigo: 60, unidade: 20 } as const;

/** Units of weight, length or volume: their quantities are not counts. */
const medida = /^(KGS?|KILOS?|QUILOS?|GR?|GRAMAS?|T|TON|L|LITROS?|ML|MT?|M2|M3|METROS?|CM)$/i;

/** Counts the units of a line: goods sold by weight or measure, or in fractions, count as one. */
export function countUnidades({ quantidade, unidade }: Pick<ItemNota, 'quantidade' | 'unidade'>): number {
  return Number.isInteger(quantidade) && !medida.test(unidade?.trim() ?? '') ? quantidade : 1;
}

/** Counts the units of all lines (`countUnidades`). */
export const sumUnidades = (itens: readonly Pick<ItemNota, 'quantidade' | 'unidade'>[]): number =>
  itens.reduce((sum, item) => sum + countUnidades(item), 0);

/** Texts of a line as a source writes them; a missing one is empty. */
export interface TextosItem {
  readonly nome: string;
  readonly gtin: string;
  readonly codigo: string;
  readonly unidade: string;
}

/**
 * Builds a line from the texts of a source: without control characters and lone surrogates, which PostgreSQL rejects,
 * and with `gtin` null unless it is valid.
 */
export const toItemNota = (
  { nome, gtin, codigo, unidade }: TextosItem,
  { quantidade, centavos }: Pick<ItemNota, 'quantidade' | 'centavos'>,
): ItemNota => ({
  nome: toTexto(nome, textoMaximo.nome),
  gtin: normalizeGtin(gtin) ?? null,
  codigo: toTexto(codigo, textoMaximo.codigo) || null,
  quantidade,
  unidade: toTexto(unidade, textoMaximo.unidade) || null,
  centavos,
});

const toTexto = (text: string, maximo: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maximo)
    .replace(/\p{Cs}/gu, '');

/**
 * Parses a quantity with a point or comma before the decimals, as in `2`, `0,350` or `1.2345`, rounded to three
 * places; undefined for other text, which includes thousands separators.
 */
export function parseQuantidadeItem(text: string): number | undefined {
  if (!/^\d{1,7}(?:[.,]\d{1,10})?$/.test(text)) return undefined;
  return Math.round(Number(text.replace(',', '.')) * 1_000) / 1_000;
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
