import { listFormas } from '@trevo/config/configuracao/areas';
import { QrCode } from 'lucide-react';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { EmptyState, type EmptyStateProps } from '@trevo/ui/feedback/EmptyState.tsx';
import { EscanearLink } from './comper/NotaLink.tsx';
import { useParticipacao } from './use-participacao.ts';

export interface VazioComNotaProps extends Pick<EmptyStateProps, 'illustration' | 'title' | 'message'> {
  /** Title when the campaign takes no more receipts. */
  fechada?: string | undefined;
  /** Label of the link to the scanner. */
  escanear: string;
}

/**
 * Empty state with a receipt as the next step; without a link when the campaign takes none. The link is secondary,
 * because the menu has the primary button.
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
