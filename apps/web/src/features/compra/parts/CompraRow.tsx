import { contaText } from '@trevo/contract/palavras.text';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { useAgora } from '../../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { formatCentavos, formatMomento } from '../../../platform/format/format.ts';
import { appPaths } from '../../../platform/navigation/app-paths.ts';
import { ListRow } from '../../../ui/display/ListRow.tsx';
import {
  type DocumentoFiscal,
  DocumentoStatus,
  documentoFiscalText,
  formatEmitente,
} from '../../documento-fiscal/public.ts';
import { findLook, raspadinhaContagemText } from '../../raspadinha/public.ts';
import styles from './CompraRow.module.css';

/** A purchase in a list: where, when, how much, what it earned and how its receipt stands. */
export function CompraRow({ documento }: { documento: DocumentoFiscal }) {
  const agora = useAgora();
  const look = findLook(useConfiguracao());
  const { documentoFiscalID, registradoEm, numeros, raspadinhas, valorCentavos, apuracao } = documento;
  const earned = [
    ...(numeros.length > 0 ? [documentoFiscalText.numeros(numeros.length)] : []),
    ...(raspadinhas > 0 ? [raspadinhaContagemText.quantas(look, raspadinhas)] : []),
    ...(documento.pontos > 0 ? [contaText.valor('pontos', documento.pontos)] : []),
    ...(documento.cashbackCentavos > 0 ? [contaText.valor('cashback', documento.cashbackCentavos)] : []),
  ];
  return (
    <ListRow
      leading={<ReceiptText />}
      title={formatEmitente(documento)}
      detail={
        <span className={styles.detail}>
          {valorCentavos !== null && <strong>{formatCentavos(valorCentavos)}</strong>}
          {formatMomento(registradoEm, agora)}
          {earned.length > 0 && <span>{earned.join(' · ')}</span>}
          <DocumentoStatus status={apuracao.status} />
        </span>
      }
      render={(className, content) => (
        <Link className={className} to={`${appPaths.detalhesCompra}?id=${documentoFiscalID}`}>
          {content}
        </Link>
      )}
    />
  );
}
