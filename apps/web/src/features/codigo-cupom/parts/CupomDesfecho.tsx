import { DocumentoDesfecho, type DocumentoFiscal } from '../../documento-fiscal/public.ts';
import { codigoCupomText as text } from '../codigo-cupom.text.ts';
import type { ReactNode } from 'react';

/** Shows the earnings of a coupon. */
export function CupomDesfecho({ documento, action }: { documento: DocumentoFiscal; action: ReactNode }) {
  return <DocumentoDesfecho documento={documento} titulos={text.titulos} action={action} />;
}
