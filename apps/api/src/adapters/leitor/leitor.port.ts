import type { FatosNota } from '@trevo/rules/documento-fiscal/fonte-valor';

/** A reader's facts about a receipt. */
export interface Leitura {
  readonly chaveAcesso: string;
  readonly fatos: FatosNota;
}

/** External service with a page that reads a receipt for a consumer and redirects back with the result. */
export interface LeitorNotas {
  /**
   * Address of the reader's page. It takes `chave` and the return address `retorno`, to which it adds `status`,
   * `mensagem` and `leitura`.
   */
  readonly endereco: string;
  /** Returns the content of a `leitura`; undefined for an invalid signature or an expired one. */
  verify(leitura: string): Promise<Leitura | undefined>;
}
