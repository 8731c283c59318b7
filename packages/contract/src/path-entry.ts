/**
 * One address of the API, with what whoever serves or calls it has to know before anything is read.
 *
 * auth: 'publica' needs nobody, 'opcional' reads the person's token when one is sent, 'consumidor' needs it,
 * 'operador' needs the operator's. associado true: a company's token will do, where only people's would. cache false:
 * the browser client may not keep a GET in memory, because its answer changes or the call itself changes something.
 */
export interface PathEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Another spelling of the path, at which callers ask for the same. */
  readonly alias?: string;
  readonly auth: 'publica' | 'opcional' | 'consumidor' | 'operador';
  readonly associado?: true;
  readonly cache?: false;
  /** The hole of the path, or the field of the body, that names a person where no token has to: whom attempts count for. */
  readonly pessoa?: string;
  /**
   * What an answer looks like, where it is not `mensagem` and `retorno`: 'dados' is the historical shape with `statusCode`
   * and `dados`, 'statusCode' says the status in the body too, of refusals as well.
   */
  readonly envelope?: 'dados' | 'statusCode';
  /** Milliseconds before the client gives up; 15,000 unless told. */
  readonly timeout?: number;
}
