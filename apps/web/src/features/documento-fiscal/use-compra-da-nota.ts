import type { RetornoOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { useCall } from '../../platform/api/use-call.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';

/** Loads the purchase of a receipt with a proved value; undefined until then, and for other receipts. */
export function useCompraDaNota({
  documentoFiscalID,
  comprovacao,
}: DocumentoFiscal): RetornoOf<Calls['produto.compra']> | undefined {
  // The QR code has no lines.
  const enabled = (comprovacao?.fonte ?? 'codigo') !== 'codigo';
  const asked = useCall('produto.compra', { params: { documentoFiscalID } }, { enabled });
  return enabled && !asked.isPlaceholderData ? asked.data : undefined;
}
