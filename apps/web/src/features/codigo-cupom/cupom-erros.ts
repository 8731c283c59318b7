import type { ErrorCode } from '@trevo/contract/errors';
import { type ApiError, isWorthRepeating } from '@trevo/client/api-error.ts';
import { cupomErroText } from './codigo-cupom.text.ts';

/** Where a refusal is said: under the code's field, or in a dialog. */
export interface CupomErro {
  readonly lugar: 'campo' | 'modal';
  readonly mensagem: string;
  readonly cura?: string | undefined;
  /** Sending the same again may end differently. */
  readonly repetir: boolean;
}

const atField: readonly ErrorCode[] = ['cupom.codigoInexistente', 'requisicao.invalida'];

/** Said under the code's field. */
export const isAtCodigo = ({ codigo }: ApiError): boolean => atField.includes(codigo);

/**
 * What to say when a coupon could not be registered, and where. Without network, where nothing answers, that is said;
 * an answer without anything in it is a network error; a failure of the server is unknown; a refusal is said in
 * its own words.
 *
 * @param isOnline whether requests are answered
 * @param texto the campaign's own words by id
 */
export function toCupomErro(
  error: ApiError,
  isOnline: boolean,
  texto: (id: string, fallback: string) => string,
): CupomErro {
  const say = ({ id, texto: words }: { id: string; texto: string }): CupomErro => ({
    lugar: 'modal',
    mensagem: texto(id, words),
    repetir: true,
  });
  const { codigo, mensagem, cura } = error;
  if (codigo === 'rede.semResposta')
    return say(isOnline ? cupomErroText.erroDeRede : cupomErroText.semConexao);
  if (codigo === 'servidor.falha') return say(cupomErroText.desconhecido);
  return {
    lugar: isAtCodigo(error) ? 'campo' : 'modal',
    mensagem,
    cura,
    repetir: isWorthRepeating(error),
  };
}
