import type { ErrorCode } from '@trevo/contract/errors';
import { type ApiError, isWorthRepeating } from '@trevo/client/api-error.ts';
import { cupomErroText } from './codigo-cupom.text.ts';

/** Text of a failed registration and where to show it: below the code field, or in a dialog. */
export interface CupomErro {
  readonly lugar: 'campo' | 'modal';
  readonly mensagem: string;
  readonly cura?: string | undefined;
  /** Whether retrying the same code may succeed. */
  readonly repetir: boolean;
}

const atField: readonly ErrorCode[] = ['cupom.codigoInexistente', 'requisicao.invalida'];

/** Returns whether the error is shown below the code field. */
export const isAtCodigo = ({ codigo }: ApiError): boolean => atField.includes(codigo);

/**
 * Maps an error to the text and place to show. Offline: the offline text; an empty response: network error; a
 * server failure: unknown error; a refusal: its own text.
 *
 * @param isOnline whether requests get responses
 * @param texto returns the campaign's own text for an id
 */
export function toCupomErro(
  error: ApiError,
  isOnline: boolean,
  texto: (id: string, fallback: string) => string,
): CupomErro {
  const toErro = ({ id, texto: words }: { id: string; texto: string }): CupomErro => ({
    lugar: 'modal',
    mensagem: texto(id, words),
    repetir: true,
  });
  const { codigo, mensagem, cura } = error;
  if (codigo === 'rede.semResposta')
    return toErro(isOnline ? cupomErroText.erroDeRede : cupomErroText.semConexao);
  if (codigo === 'servidor.falha') return toErro(cupomErroText.desconhecido);
  return {
    lugar: isAtCodigo(error) ? 'campo' : 'modal',
    mensagem,
    cura,
    repetir: isWorthRepeating(error),
  };
}
