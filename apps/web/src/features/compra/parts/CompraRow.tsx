import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { type DocumentoFiscal, DocumentoRow } from '../../documento-fiscal/public.ts';

/** List row of a purchase: shop, earnings, date, amount and status of the receipt. */
export function CompraRow({ documento }: { documento: DocumentoFiscal }) {
  return (
    <DocumentoRow
      documento={documento}
      render={(className, content) => (
        <Link className={className} to={`${appPaths.detalhesCompra}?id=${documento.documentoFiscalID}`}>
          {content}
        </Link>
      )}
    />
  );
}
