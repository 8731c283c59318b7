import { EmptyState, type EmptyStateProps } from '../../ui/feedback/EmptyState.tsx';
import { NotaLink } from './comper/NotaLink.tsx';
import { appPaths } from '../../platform/navigation/app-paths.ts';
import { useParticipacao } from './use-participacao.ts';

export interface VazioComNotaProps extends Pick<EmptyStateProps, 'illustration' | 'title' | 'message'> {
  /** What leads to the scanner. */
  escanear: string;
}

/** Nothing yet, and a receipt is the next step; where the campaign takes none, only that there is nothing. */
export function VazioComNota({ message, escanear, ...rest }: VazioComNotaProps) {
  if (useParticipacao().situacao === 'bloqueada') return <EmptyState {...rest} />;
  return (
    <EmptyState {...rest} message={message} action={<NotaLink to={appPaths.escanear}>{escanear}</NotaLink>} />
  );
}
