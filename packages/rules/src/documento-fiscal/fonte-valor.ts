import type { ItemNota } from './item-nota.ts';

/**
 * Possible sources of a receipt's value, as named in the campaign file: the QR code, the promoter's sales file,
 * the state's public page, an external reader, the photo that the program reads, the consumer's declaration, and an
 * operator.
 */
export const fontesValor = [
  'codigo',
  'vendas',
  'pagina',
  'leitor',
  'foto',
  'declaracao',
  'operador',
] as const;

export type FonteValor = (typeof fontesValor)[number];

/** Facts of a receipt reported by a source. Null where it does not report one. */
export interface FatosNota {
  /** CNPJ (14 characters) or CPF (11 digits) of the issuer. */
  readonly emitente: string | null;
  /** Day of issue in São Paulo, `yyyy-mm-dd`. */
  readonly emitidoEm: string | null;
  /** Amount paid, in cents. */
  readonly valorCentavos: number | null;
  /** Number of products; a product sold by weight counts as one. */
  readonly quantidade: number | null;
  /** Product lines. */
  readonly itens: readonly ItemNota[] | null;
  /** Cancelled by the issuer: it is worth nothing. */
  readonly cancelada: boolean;
}
