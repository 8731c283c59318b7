import type { Detalhe, ErrorEnvelope } from '@trevo/contract/envelope';
import type { ErrorCode } from '@trevo/contract/errors';
import { respostaFaltaText } from './resposta-falta.text.ts';

/** A refused or failed call. Screens branch on `codigo`, and show `mensagem` and `cura`. */
export class ApiError extends Error {
  readonly status: number;
  readonly codigo: ErrorCode;
  readonly mensagem: string;
  readonly cura: string | undefined;
  readonly detalhes: readonly Detalhe[];
  readonly valores: Readonly<Record<string, string | number>>;
  readonly requisicao: string | undefined;
  /** The response body was not JSON: a captive portal or a proxy answered instead of the API. */
  readonly isUnreadable: boolean;

  constructor(status: number, envelope: Partial<ErrorEnvelope>, { isUnreadable = false } = {}) {
    super(envelope.codigo ?? 'rede.semResposta');
    this.status = status;
    this.codigo = envelope.codigo ?? 'rede.semResposta';
    this.mensagem = envelope.mensagem ?? respostaFaltaText.offline;
    this.cura = envelope.cura;
    this.detalhes = envelope.detalhes ?? [];
    this.valores = envelope.valores ?? {};
    this.requisicao = envelope.requisicao;
    this.isUnreadable = isUnreadable;
  }
}

/** Whether no response of our API arrived: the call may or may not have happened, so a retry is useful. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === 'rede.semResposta';

/** Whether the response is no verdict on the request: no response, a server failure, a time-out or a rate limit. */
export const isSilence = ({ status, isUnreadable }: ApiError): boolean =>
  isUnreadable || status >= 500 || status === 408 || status === 429;

/** Converts any thrown value to an ApiError, so that every screen has a text. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(500, {});

const unsettled: readonly ErrorCode[] = ['rede.semResposta', 'requisicao.demorada', 'requisicao.muitas'];

/**
 * Whether the same request may succeed later: no response, a server failure, or a temporary refusal. Counts
 * every 5xx, including codes newer than this page: a receipt that the server could not process is not refused.
 */
export const isWorthRepeating = ({ codigo, status }: ApiError): boolean =>
  status >= 500 || unsettled.includes(codigo);
