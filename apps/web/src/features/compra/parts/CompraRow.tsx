import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { type DocumentoFiscal, DocumentoRow } from '../../documento-fiscal/public.ts';

/** A purchase in a list: where, what it earned, when, how much, and how its receipt stands. */
export function CompraRow({ documento }: { documento: DocumentoFiscal }) {
  return (
    <DocumentoRow
      documento={documento}
      hasValor
      render={(className, content) => (
        <Link className={className} to={`${appPaths.detalhesCompra}?id=${documento.documentoFiscalID}`}>
          {content}
        </Link>
      )}
    />
  );
}
