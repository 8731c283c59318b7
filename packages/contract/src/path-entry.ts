/**
 * One endpoint of the API, with the data that server and client need before parsing.
 *
 * auth: 'publica' needs no token, 'opcional' reads the consumer's token if sent, 'consumidor' requires it,
 * 'operador' requires an operator who acts for a promoter: a session of the console, or a credential. 'console' and
 * 'visitante' exist at the console's host only: the first requires an operator's session, the second none. associado true: also accepts a company's token. cache false: the browser
 * client must not cache a GET in memory, because its response changes or the call has side effects.
 */
export interface PathEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Alternative path of the same call. */
  readonly alias?: string;
  readonly auth: 'publica' | 'opcional' | 'consumidor' | 'operador' | 'console' | 'visitante';
  readonly associado?: true;
  readonly cache?: false;
  /** The path parameter or body field (`a.b` inside a) that names the person for rate limits, where no token is required. */
  readonly pessoa?: string;
  /**
   * Shape of the response if it is not `mensagem` and `retorno`: 'dados' is the historical shape with
   * `statusCode` and `dados`; 'statusCode' repeats the status in the body, also in errors.
   */
  readonly envelope?: 'dados' | 'statusCode';
  /** Client timeout in milliseconds; 15,000 by default. */
  readonly timeout?: number;
}

/** Whether a call belongs to operators: an act, or one of the console's host. */
export const isDeOperador = (auth: PathEntry['auth']): boolean =>
  auth === 'operador' || auth === 'console' || auth === 'visitante';
