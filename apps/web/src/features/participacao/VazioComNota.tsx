import { QrCode } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState.tsx';
import { NotaLink } from './comper/NotaLink.tsx';
import { appPaths } from '../../platform/navigation/app-paths.ts';
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
 * is quiet: the menu below shines already.
 */
export function VazioComNota(props: VazioComNotaProps) {
  const { title, fechada, message, escanear, ...rest } = props;
  if (useParticipacao().situacao === 'bloqueada') return <EmptyState {...rest} title={fechada ?? title} />;
  return (
    <EmptyState
      {...rest}
      title={title}
      message={message}
      action={
        <NotaLink to={appPaths.escanear} variant="ghost" icon={<QrCode />}>
          {escanear}
        </NotaLink>
      }
    />
  );
}
