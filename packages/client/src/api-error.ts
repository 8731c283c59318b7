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

/** No answer of ours reached us, so the call may or may not have happened: worth sending again. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === 'rede.semResposta';

/** Not an answer to what was asked: none came, the server failed, or it was too much at once. Never a no. */
export const isSilence = ({ status, isUnreadable }: ApiError): boolean =>
  isUnreadable || status >= 500 || status === 408 || status === 429;

/** Any thrown thing as an ApiError, so that every screen shows words. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(500, {});

const unsettled: readonly ErrorCode[] = ['rede.semResposta', 'requisicao.demorada', 'requisicao.muitas'];

/**
 * Whether sending the same again may end differently: nobody answered, the server failed, or the answer was "not now".
 * Any failure of the server, also one whose code is newer than this page: a receipt that it could not take is not refused.
 */
export const isWorthRepeating = ({ codigo, status }: ApiError): boolean =>
  status >= 500 || unsettled.includes(codigo);
