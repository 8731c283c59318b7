import type { Problema } from './venda.text.ts';

/** One product of a sale: its name, how many (what is sold by weight counts as one), and its cents. */
export interface ItemVenda {
  readonly nome: string;
  readonly quantidade: number;
  readonly centavos: number;
}

/** More products than this nobody buys at once, nor does the wire take them. */
export const quantidadeMaxima = 1_000_000;

/** A sale as one place of a file tells it; null where it does not say. */
export interface VendaLida {
  /** 44 characters, checked. */
  readonly chaveAcesso: string;
  /** CNPJ (14 characters) or CPF (11 digits), as the key says. */
  readonly emitente: string;
  /** Day of issue in São Paulo, `yyyy-mm-dd`. */
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  readonly itens: readonly ItemVenda[] | null;
  readonly cancelada: boolean | null;
}

/** A line of a CSV or a document of an XML: a sale, or why it is none. */
export type Registro = { readonly linha: number } & (
  { readonly venda: VendaLida } | { readonly problema: Problema; readonly chaveAcesso: string | null }
);

/** What is wrong with one line; whoever reads it writes down which. */
export class ProblemaError extends Error {
  readonly problema: Problema;
  constructor(problema: Problema) {
    super(problema);
    this.problema = problema;
  }
}
