import { Sheet } from '@trevo/ui/dialog/Sheet.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { DocumentoDetalhes } from '../detalhes/DocumentoDetalhes.tsx';
import { documentosText as text } from '../documentos.text.ts';

export interface DocumentoSheetProps {
  /** Kept while the sheet is closing. */
  documento: DocumentoFiscal | null;
  open: boolean;
  onClose(): void;
  /** Receives the receipt after it changed while it was shown. */
  onChange(documento: DocumentoFiscal): void;
}

/** Sheet with the details of a receipt. */
export function DocumentoSheet({ documento, open, onClose, onChange }: DocumentoSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.detalhes} closeLabel={text.fechar}>
      {documento && <DocumentoDetalhes documento={documento} onChange={onChange} />}
    </Sheet>
  );
}
