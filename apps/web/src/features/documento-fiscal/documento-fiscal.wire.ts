import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatConsultaQr } from '@trevo/rules/documento-fiscal/qr/consulta-qr';
import type { QrCode } from '@trevo/rules/documento-fiscal/qr/qr-code';

/** A receipt in the API's response. */
export type DocumentoFiscal = RetornoOf<Calls['documentoFiscal.pendentes.enviar']>;

/** Returns whether a receipt waits for its owner: to declare its amount, to send its photo, or to have it read. */
export const isVezDoDono = ({ comprovacao }: Pick<DocumentoFiscal, 'comprovacao'>): boolean =>
  comprovacao !== undefined &&
  (comprovacao.declaravel || comprovacao.leitor !== null || comprovacao.foto === 'pedir');

/** Request body of a receipt. */
export type Envio = BodyInputOf<Calls['documentoFiscal.pendentes.enviar']>;

export type Origem = NonNullable<Envio['origem']>;

/** Router state of a link to the list of receipts: the receipt to open. */
export interface DocumentosState {
  readonly documentoFiscalID: string;
}

/**
 * Builds the request from a scanned code: the key and the facts beside it, field by field. The text of the code
 * may contain a CPF and a signature, so it must never be spread or passed on as a whole.
 */
export function toEnvio(code: QrCode, origem: Origem): Envio {
  return {
    chaveAcesso: code.chave.chaveAcesso,
    origem,
    ambiente: code.ambiente,
    offline: code.offline,
    ...(code.emitidoEm === undefined ? {} : { emitidoEm: code.emitidoEm }),
    ...(code.valorCentavos === undefined ? {} : { valorCentavos: code.valorCentavos }),
    ...(code.consulta === undefined ? {} : { consultaQr: formatConsultaQr(code.consulta) }),
  };
}

/** Builds the request from a typed key, which contains all the facts. */
export const toEnvioDigitado = (chaveAcesso: string): Envio => ({ chaveAcesso, origem: 'digitacao' });
