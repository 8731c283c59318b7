/** Who a Facebook token speaks for. */
export interface FacebookPessoa {
  readonly facebookId: string;
  readonly nome: string | null;
  readonly email: string | null;
}

/** Asks Facebook whose token it is. */
export interface FacebookReader {
  /**
   * The person of a token that was issued to the app; undefined when Facebook refuses it or it belongs to
   * another app. Refuses with externo.indisponivel when Facebook does not answer.
   */
  find(appId: string, token: string): Promise<FacebookPessoa | undefined>;
}
