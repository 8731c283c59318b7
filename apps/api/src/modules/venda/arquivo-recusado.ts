import type { Motivo } from './venda.text.ts';

/** The file itself cannot be read from here on. */
export class ArquivoRecusado extends Error {
  readonly motivo: Motivo;
  /** Where, if that can be told. */
  readonly linha: number | null;
  constructor(motivo: Motivo, linha: number | null = null) {
    super(motivo);
    this.motivo = motivo;
    this.linha = linha;
  }
}
