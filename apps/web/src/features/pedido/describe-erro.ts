import { type ApiError, isOffline } from '@trevo/client/api-error.ts';

/** Returns the server's message of an error; `unknown` when the server sent none or did not answer. */
export const describeErro = (error: ApiError, unknown: string): string =>
  isOffline(error) ? unknown : error.mensagem;
