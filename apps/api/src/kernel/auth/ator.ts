/** The caller of an operator's call. */
export interface Ator {
  /** `comando`: a command on the server; `token`: the installation's static token. */
  readonly tipo: 'operador' | 'credencial' | 'comando' | 'token';
  /** Id of the operator or credential. */
  readonly id: string | null;
  readonly nome: string;
}

/** A session of the console. */
export interface SessaoOperador {
  readonly sessaoId: string;
  readonly operadorId: string;
}

/** The author of an act and the promoter that it concerns; null for the installation. */
export interface Autoria {
  readonly ator: Ator;
  readonly sessaoOperador: SessaoOperador | null;
  readonly promotoraId: string | null;
  /** Id of the request, as in the log. */
  readonly requisicao: string;
}
