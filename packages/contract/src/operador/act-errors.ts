/** Error codes of every act of an operator, by session, role, credential and promoter. */
export const actErrors = [
  'operador.semSessao',
  'operador.origemRecusada',
  'operador.semPermissao',
  'operador.semEscopo',
  'operador.semPromotora',
  'operador.confirmeQuemE',
] as const;

/** Name of the cookie with the session of the console. The prefix binds it to one host, over https or localhost. */
export const sessaoCookie = '__Host-operador';

/** Name of the cookie with the known device of an operator, which outlives the session. */
export const aparelhoCookie = '__Host-aparelho';

/** Name of the cookie that recognizes a browser again under any account; it opens nothing. */
export const navegadorCookie = '__Host-navegador';
