import type { Motivo } from '../venda.text.ts';

/** Thrown when the file cannot be read any further. */
export class ArquivoRecusado extends Error {
  readonly motivo: Motivo;
  /** Line number, when known. */
  readonly linha: number | null;
  constructor(motivo: Motivo, linha: number | null = null) {
    super(motivo);
    this.motivo = motivo;
    this.linha = linha;
  }
}
