/** Owner of a Facebook token. */
export interface FacebookPessoa {
  readonly facebookId: string;
  readonly nome: string | null;
  readonly email: string | null;
}

/** Verifies Facebook tokens. */
export interface FacebookReader {
  /**
   * Returns the owner of a token issued to the app; undefined for a token that Facebook refuses or that belongs
   * to another app. Throws externo.indisponivel when Facebook does not answer.
   */
  find(appId: string, token: string): Promise<FacebookPessoa | undefined>;
}
