import type { Envelope, ErrorEnvelope } from '@trevo/contract/envelope';
import type { ErrorCode } from '@trevo/contract/errors';
import { ApiError } from '../api-error.ts';
import type { Transport } from '../call-types.ts';
import { network } from './network-state.ts';
import { respostaFaltaText } from '../resposta-falta.text.ts';

export type AnyEnvelope = Envelope<unknown> &
  Partial<ErrorEnvelope> & { dados?: unknown; statusCode?: number };

export interface RequestContext {
  readonly transport: Transport;
  /** True for a service of another company, which does not use our error codes. */
  readonly isForeign: boolean;
  /** The caller's signal: an abort by the caller says nothing about the network. */
  readonly signal: AbortSignal | undefined;
  /** Receives the `Date` header of a response from our own API, and its arrival on the device's clock. */
  readonly onDate: ((date: string | null, chegouEm: number) => void) | undefined;
}

/** Sends a request and unwraps its envelope; updates the network state. Throws ApiError. */
export async function sendRequest(
  url: string,
  init: RequestInit,
  { transport, isForeign, signal, onDate }: RequestContext,
): Promise<Envelope<unknown>> {
  let response: Response | undefined;
  let chegouEm: number;
  let envelope: AnyEnvelope;
  try {
    response = await transport(url, init);
    chegouEm = Date.now();
    envelope = (await response.json()) as typeof envelope;
  } catch (thrown) {
    // Neither an abort by the caller nor a failure of another company's service means that the network is down.
    if (!signal?.aborted && !isForeign) network.reportNoResponse();
    // An error page of a proxy keeps its status; without network, or after a timeout, there is none.
    if (thrown instanceof SyntaxError && response && !response.ok)
      throw new ApiError(response.status, {}, { isUnreadable: true });
    throw new ApiError(500, {});
  }
  network.reportResponse();
  if (!isForeign) onDate?.(response.headers.get('date'), chegouEm);
  // The Comper integration may report an error in the body of a 200; with a receipt in `retorno`, the call succeeded.
  const status = Number(envelope.statusCode ?? response.status);
  const isKept = typeof envelope.retorno === 'object' && envelope.retorno !== null;
  if (!response.ok || (status >= 400 && !isKept)) {
    const actual = response.ok ? status : response.status;
    throw new ApiError(actual, toErrorEnvelope(envelope, actual, isForeign));
  }
  return unwrapEnvelope(envelope);
}

/** Unwraps a response: the configuration service answers in `dados`, all others in `retorno`. */
export const unwrapEnvelope = ({ mensagem, retorno, dados }: AnyEnvelope): Envelope<unknown> => ({
  mensagem: mensagem ?? '',
  retorno: retorno ?? dados,
});

/** Error codes that screens branch on, for a server that sends the sentence without its code. */
const sentences: readonly (readonly [RegExp, ErrorCode])[] = [
  [/^login inativo\b/i, 'login.inativo'],
  [/^nenhum login cadastrado\b/i, 'login.naoCadastrado'],
  [/^usuário não autorizado\b/i, 'sessao.outraPessoa'],
];
const findCodigo = (mensagem: string): ErrorCode =>
  sentences.find(([sentence]) => sentence.test(mensagem.trim()))?.[1] ?? 'requisicao.invalida';

/** Completes an error envelope that has no code of ours: a server failure, or a refusal with its sentence alone. */
function toErrorEnvelope(envelope: AnyEnvelope, status: number, isForeign: boolean): Partial<ErrorEnvelope> {
  const { codigo, statusCode } = envelope;
  const own = { ...envelope, retorno: undefined } as Partial<ErrorEnvelope>;
  if (codigo !== undefined) return own;
  const mensagem = typeof envelope.mensagem === 'string' ? envelope.mensagem : '';
  if (status < 500) return mensagem ? { codigo: findCodigo(mensagem), mensagem } : own;
  // A 5xx without any text may come from a middlebox, such as a captive portal: keep it as "no response".
  const isAnswer = mensagem !== '' || statusCode !== undefined || isForeign;
  return isAnswer ? { codigo: 'servidor.falha', mensagem: mensagem || respostaFaltaText.falha } : own;
}
