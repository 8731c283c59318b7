import { type ApiError, isOffline } from '../../platform/api/api-error.ts';

/** What a refusal or a failure says; `unknown` where there is no word of the server, as where no answer came. */
export const sayErro = (error: ApiError, unknown: string): string =>
  isOffline(error) ? unknown : error.mensagem;
