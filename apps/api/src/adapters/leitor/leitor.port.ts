import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';

/** What a reader found of a receipt. */
export interface Leitura {
  readonly chaveAcesso: string;
  readonly fatos: FatosNota;
}

/** A service whose page reads a receipt for a person and sends them back with what it found. */
export interface LeitorNotas {
  /**
   * Where a person goes to have a receipt read. It takes `chave` and `retorno`, the address to come back to, and adds
   * `status`, `mensagem` and `leitura` to that.
   */
  readonly endereco: string;
  /** What a `leitura` says; undefined when it is not the reader's own, or is too old. */
  verify(leitura: string): Promise<Leitura | undefined>;
}
