import type { ItemNota } from '@trevo/rules/documento-fiscal/item-nota';
import type { Problema } from '../venda.text.ts';

/** Maximum quantity of a sale; also the limit of the wire format. */
export const quantidadeMaxima = 1_000_000;

/** A sale as one record of a file; null for a missing field. */
export interface VendaLida {
  /** 44 characters, validated. */
  readonly chaveAcesso: string;
  /** CNPJ (14 characters) or CPF (11 digits), from the key. */
  readonly emitente: string;
  /** Day of issue in São Paulo, `yyyy-mm-dd`. */
  readonly emitidoEm: string | null;
  readonly valorCentavos: number | null;
  readonly quantidade: number | null;
  readonly itens: readonly ItemNota[] | null;
  readonly cancelada: boolean | null;
}

/** The lines of a sale in a CSV, or an XML document: a sale, or the reason why it is invalid. `linha`: the first one. */
export type Registro = { readonly linha: number } & (
  | { readonly venda: VendaLida }
  | { readonly problema: Problema; readonly chaveAcesso: string | null }
);

/** An error in one record; the caller adds the position. */
export class ProblemaError extends Error {
  readonly problema: Problema;
  constructor(problema: Problema) {
    super(problema);
    this.problema = problema;
  }
}
