/** A product's line as it stands on a page, still as text. */
export interface ItemBruto {
  readonly nome: string;
  readonly quantidade: string;
  readonly unidade: string;
  readonly valor: string;
}

/** What a layout finds at the places where its pages have it, as text; whether it is true is judged by `proveNota`. */
export interface NotaBruta {
  readonly chaves: readonly string[];
  readonly emitentes: readonly string[];
  /** Each begins with when it was issued. */
  readonly emissoes: readonly string[];
  readonly itens: readonly ItemBruto[];
  /** Lines of the sum: what each is called, and its amount. */
  readonly somas: readonly (readonly [rotulo: string, valor: string])[];
  /** Amounts by form of payment; change is a line of the sum. */
  readonly pagamentos: readonly string[];
}

/** After a label: 'Qtde.: 2' is '2'. */
export const cutLabel = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** A key as a page writes it, in groups or whole. */
export const keysIn = (text: string): string[] =>
  text.match(/(?<![0-9A-Z])(?:[0-9A-Z][ .-]?){43}[0-9A-Z](?![0-9A-Z])/g) ?? [];

/** What stands after CNPJ, with or without its punctuation. */
export const cnpjsIn = (text: string): string[] =>
  [...text.matchAll(/CNPJ\s*:?\s*([0-9A-Z][0-9A-Z./-]{13,17})/g)].map(([, cnpj = '']) => cnpj);

/** Each day that stands after the word for issue, with what follows it; 'EMISSÃO NORMAL' is none. */
export const emissoesIn = (text: string): string[] =>
  [...text.matchAll(/emiss[aã]o\D{0,40}?(\d{2}\/\d{2}\/\d{4}.{0,40})/gi)].map(([, emissao = '']) => emissao);
