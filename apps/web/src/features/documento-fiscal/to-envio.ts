import type { QrCode } from '@trevo/rules/qr-code';
import type { Envio, Origem } from './documento-fiscal.wire.ts';

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
  };
}

/** What leaves the phone of a typed key. Its 44 characters say all there is to know. */
export const toEnvioDigitado = (chaveAcesso: string): Envio => ({ chaveAcesso, origem: 'digitacao' });
