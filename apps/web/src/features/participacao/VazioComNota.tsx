import { listFormas } from '@trevo/config/configuracao/areas';
import { QrCode } from 'lucide-react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { EmptyState, type EmptyStateProps } from '@trevo/ui/feedback/EmptyState.tsx';
import { EscanearLink } from './comper/NotaLink.tsx';
import { useParticipacao } from './use-participacao.ts';

export interface VazioComNotaProps extends Pick<
  EmptyStateProps,
  'illustration' | 'title' | 'message' | 'note'
> {
  /** The title where the campaign takes no receipts any more. */
  fechada?: string | undefined;
  /** What leads to the scanner. */
  escanear: string;
}

/**
 * Nothing yet, and a receipt is the next step; where the campaign takes none, only that there is nothing. The way there
 * is quiet: the menu below has the filled button already.
 */
export function VazioComNota(props: VazioComNotaProps) {
  const { title, fechada, message, escanear, ...rest } = props;
  const hasForma = listFormas(useConfiguracao()).length > 0;
  const isBloqueada = useParticipacao().situacao === 'bloqueada';
  if (isBloqueada || !hasForma) return <EmptyState {...rest} title={fechada ?? title} />;
  return (
    <EmptyState
      {...rest}
      title={title}
      message={message}
      action={
        <EscanearLink variant="ghost" icon={<QrCode />}>
          {escanear}
        </EscanearLink>
      }
    />
  );
}
