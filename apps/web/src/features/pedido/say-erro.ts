import type { ApiError } from '../../platform/api/api-error.ts';

/** What a refusal says; `unknown` where the server refused and its answer has no words. */
export const sayErro = (error: ApiError, unknown: string): string =>
  error.codigo === 'rede.semResposta' && error.status < 500 ? unknown : error.mensagem;
