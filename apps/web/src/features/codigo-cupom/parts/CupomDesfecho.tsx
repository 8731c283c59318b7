import { DocumentoDesfecho } from '../../../shared/desfecho/DocumentoDesfecho.tsx';
import type { DocumentoFiscal } from '../../../shared/documento-fiscal/documento-fiscal.wire.ts';
import { codigoCupomText as text } from '../codigo-cupom.text.ts';
import type { ReactNode } from 'react';

/** What a coupon earned. */
export function CupomDesfecho({ documento, action }: { documento: DocumentoFiscal; action: ReactNode }) {
  return <DocumentoDesfecho documento={documento} titulos={text.titulos} action={action} />;
}
