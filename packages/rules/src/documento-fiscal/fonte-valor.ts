/**
 * Where it may come from what a receipt is worth, by the names of the campaign's file: the QR code itself, the promoter's
 * sales file, the state's public page, an external reader, what the person declares, and an operator.
 */
export const fontesValor = ['codigo', 'vendas', 'pagina', 'leitor', 'declaracao', 'operador'] as const;

export type FonteValor = (typeof fontesValor)[number];

/** What a source says of a receipt. Null where it does not say. */
export interface FatosNota {
  /** CNPJ (14 characters) or CPF (11 digits) of the issuer. */
  readonly emitente: string | null;
  /** Day of issue in São Paulo, `yyyy-mm-dd`. */
  readonly emitidoEm: string | null;
  /** What was paid, in cents. */
  readonly valorCentavos: number | null;
  /** How many products; what is sold by weight counts as one. */
  readonly quantidade: number | null;
  /** The issuer took it back: it is worth nothing. */
  readonly cancelada: boolean;
}
