import { lazy, Suspense } from 'react';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { DeclararNota } from './DeclararNota.tsx';
import type { DocumentoFiscal } from '../documento-fiscal.wire.ts';
import { findPassoFoto } from '../leitura/passo-foto.ts';

/** Lazy import: few receipts have a photo that is read. */
const PassoDaFoto = lazy(() =>
  import('../leitura/PassoDaFoto.tsx').then((m) => ({ default: m.PassoDaFoto })),
);

export interface FotoDaNotaProps {
  documento: DocumentoFiscal;
  /** Receives the receipt after its photo or its values were sent. */
  onChange(documento: DocumentoFiscal): void;
  /** Whether it is on the result page, with the step of the photo in its heading. */
  isResultado?: boolean;
}

/** Current step of a receipt's photo, or the declaration of its value; renders nothing for any other receipt. */
export function FotoDaNota({ documento, onChange, isResultado }: FotoDaNotaProps) {
  const passo = findPassoFoto(documento);
  if (passo === null) return <DeclararNota documento={documento} onDeclared={onChange} />;
  return (
    <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
      <PassoDaFoto passo={passo} documento={documento} onChange={onChange} isResultado={isResultado} />
    </Suspense>
  );
}
