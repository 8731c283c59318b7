import type { BodyInputOf, RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { formatConsultaQr } from '@trevo/rules/documento-fiscal/consulta-qr';
import type { QrCode } from '@trevo/rules/documento-fiscal/qr-code';

/** A receipt as the API answers it. */
export type DocumentoFiscal = RetornoOf<Calls['documentoFiscal.pendentes.enviar']>;

/** Whether a receipt waits for something that its owner can do now: say what it is worth, or have it read. */
export const isVezDoDono = ({ comprovacao }: Pick<DocumentoFiscal, 'comprovacao'>): boolean =>
  comprovacao !== undefined && (comprovacao.declaravel || comprovacao.leitor !== null);

/** What the phone sends about a receipt. */
export type Envio = BodyInputOf<Calls['documentoFiscal.pendentes.enviar']>;

export type Origem = NonNullable<Envio['origem']>;

/** What a link to the list of receipts may carry: the one to open at once. */
export interface DocumentosState {
  readonly documentoFiscalID: string;
}

/**
 * What leaves the phone of a scanned code: the key and the facts beside it, named one by one. The text of the code
 * may hold the person's CPF and a signature, so nothing is ever spread or passed on whole.
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

/** What leaves the phone of a typed key. Its 44 characters say all there is to know. */
export const toEnvioDigitado = (chaveAcesso: string): Envio => ({ chaveAcesso, origem: 'digitacao' });
