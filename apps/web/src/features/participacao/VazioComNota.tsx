import { QrCode } from 'lucide-react';
import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState.tsx';
import { NotaLink } from './comper/NotaLink.tsx';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { useParticipacao } from './use-participacao.ts';

export interface VazioComNotaProps extends Pick<EmptyStateProps, 'illustration' | 'title' | 'message' | 'note'> {
  /** What leads to the scanner. */
  escanear: string;
}

/**
 * Nothing yet, and a receipt is the next step; where the campaign takes none, only that there is nothing. The way there
 * is quiet: the menu below shines already.
 */
export function VazioComNota({ message, escanear, ...rest }: VazioComNotaProps) {
  if (useParticipacao().situacao === 'bloqueada') return <EmptyState {...rest} />;
  return (
    <EmptyState
      {...rest}
      message={message}
      action={
        <NotaLink to={appPaths.escanear} variant="ghost" icon={<QrCode />}>
          {escanear}
        </NotaLink>
      }
    />
  );
}
