import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { DocumentoDetalhes } from '../DocumentoDetalhes.tsx';
import { documentosText as text } from '../documentos.text.ts';

export interface DocumentoSheetProps {
  /** Stays while the sheet is closing. */
  documento: DocumentoFiscal | null;
  open: boolean;
  onClose(): void;
  /** The receipt changed while it was looked at. */
  onChange(documento: DocumentoFiscal): void;
}

/** All there is to know about a receipt. */
export function DocumentoSheet({ documento, open, onClose, onChange }: DocumentoSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.detalhes} closeLabel={text.fechar}>
      {documento && <DocumentoDetalhes documento={documento} onChange={onChange} />}
    </Sheet>
  );
}
