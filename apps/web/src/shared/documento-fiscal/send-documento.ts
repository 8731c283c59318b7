import { callApi, forgetAnswers } from '../api/api-client.ts';
import { type ApiError, toApiError } from '../api/api-error.ts';
import type { DocumentoFiscal, Envio } from './documento-fiscal.wire.ts';
import { forgetEnvioKey, getEnvioKey } from './envio-keys.ts';

const unsettled = ['rede.semResposta', 'servidor.falha', 'servidor.ocupado', 'requisicao.muitas'];

/** Whether sending the same again may end differently: nobody answered, or the answer was "not now". */
export const isWorthRepeating = (error: ApiError): boolean => unsettled.includes(error.codigo);

/**
 * Registers a receipt and answers what it earned. Sending the same receipt again after a failure is harmless: it
 * carries the same idempotency key until an answer settles it. Throws ApiError.
 */
export async function sendDocumento(
  campanha: { ano: number; identificacao: string },
  envio: Envio,
): Promise<DocumentoFiscal> {
  try {
    const { retorno } = await callApi('documentoFiscal.pendentes.enviar', {
      params: { ano: campanha.ano, identificacao: campanha.identificacao },
      body: envio,
      idempotencyKey: getEnvioKey(envio.chaveAcesso),
    });
    forgetEnvioKey(envio.chaveAcesso);
    // The client forgets what it knows of receipts by itself; the numbers they earned belong to another service.
    forgetAnswers('/cupom');
    return retorno;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!isWorthRepeating(error)) forgetEnvioKey(envio.chaveAcesso);
    throw error;
  }
}
