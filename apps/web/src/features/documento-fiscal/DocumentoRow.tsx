import { formatStatus } from '@trevo/rules/documento-fiscal/documento-fiscal-status';
import { ReceiptText } from 'lucide-react';
import { useAgora } from '../../platform/browser/use-agora.ts';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { formatCentavos, formatDiaPerto, formatMomento } from '@trevo/client/format.ts';
import { ListRow, type ListRowProps } from '@trevo/ui/display/list/ListRow.tsx';
import { Badge, type BadgeProps } from '@trevo/ui/feedback/Badge.tsx';
import { findLook } from '../raspadinha/public.ts';
import type { DocumentoFiscal } from './documento-fiscal.wire.ts';
import styles from './DocumentoRow.module.css';
import { listGanhos } from './detalhes/list-ganhos.ts';
import { nameNota, describeEmissor } from './name-nota.ts';
import { Ganhos } from './parts/Ganhos.tsx';

export interface DocumentoRowProps extends Pick<ListRowProps, 'onClick' | 'render' | 'current'> {
  documento: DocumentoFiscal;
}

/** List row of a receipt: shop or day, earnings, date, amount and status. */
export function DocumentoRow({ documento, ...press }: DocumentoRowProps) {
  const agora = useAgora();
  const ganhos = listGanhos(documento, findLook(useConfiguracao()));
  const { registradoEm, apuracao, valorCentavos } = documento;
  const small = [
    // The amount distinguishes receipts of one day, so the time makes room for it.
    valorCentavos === null ? formatMomento(registradoEm, agora) : formatDiaPerto(registradoEm, agora),
    valorCentavos !== null && formatCentavos(valorCentavos),
    describeEmissor(documento),
  ].filter(Boolean);
  return (
    <ListRow
      leading={<ReceiptText />}
      title={nameNota(documento, agora)}
      detail={
        <span className={styles.detail}>
          <Ganhos ganhos={ganhos} />
          <span className={styles.small}>
            <span>{small.join(' · ')}</span>
            <DocumentoStatus status={apuracao.status} />
          </span>
        </span>
      }
      {...press}
    />
  );
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  VALIDO: 'sucesso',
  INVALIDO: 'perigo',
};

/** Badge with the status of a receipt; an unknown status counts as pending. */
export function DocumentoStatus({ status }: { status: string | null | undefined }) {
  return (
    <Badge tone={tones[status ?? ''] ?? 'alerta'} dot>
      {formatStatus(status)}
    </Badge>
  );
}
