/** A product line of a page, unparsed. */
export interface ItemBruto {
  readonly nome: string;
  /** GTIN and code of the product; empty where the page has none. */
  readonly gtin: string;
  readonly codigo: string;
  readonly quantidade: string;
  readonly unidade: string;
  readonly valor: string;
}

/** Raw text that a layout parser extracts from a page; `proveNota` validates it. */
export interface NotaBruta {
  readonly chaves: readonly string[];
  readonly emitentes: readonly string[];
  /** Each starts with the time of issue. */
  readonly emissoes: readonly string[];
  readonly itens: readonly ItemBruto[];
  /** Lines of the totals: label and amount. */
  readonly somas: readonly (readonly [rotulo: string, valor: string])[];
  /** Amounts by payment method; change is a line of the totals. */
  readonly pagamentos: readonly string[];
}

/** Cuts a label off: 'Qtde.: 2' becomes '2'. */
export const cutLabel = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** Finds access keys in a page's text, grouped or contiguous. */
export const keysIn = (text: string): string[] =>
  text.match(/(?<![0-9A-Z])(?:[0-9A-Z][ .-]?){43}[0-9A-Z](?![0-9A-Z])/g) ?? [];

/** Finds CNPJs after their label, with or without punctuation. */
export const cnpjsIn = (text: string): string[] =>
  [...text.matchAll(/CNPJ\s*:?\s*([0-9A-Z][0-9A-Z./-]{13,17})/g)].map(([, cnpj = '']) => cnpj);

/** Finds each date after the word for issue, with the text that follows it; 'EMISSÃO NORMAL' does not match. */
export const emissoesIn = (text: string): string[] =>
  [...text.matchAll(/emiss[aã]o\D{0,40}?(\d{2}\/\d{2}\/\d{4}.{0,40})/gi)].map(([, emissao = '']) => emissao);

/** Finds the code in a product's text: 'CAFE (Código: 12 )' has '12'. */
export const codigoIn = (text: string): string => /\(C[oó]digo:\s*([^)]*)\)/i.exec(text)?.[1]?.trim() ?? '';
