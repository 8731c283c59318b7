import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { passosText as text } from './passos.text.ts';

/** While the acceptances are on their way, and when they did not come. */
export function TermosStates({ error, onRetry }: { error: ApiError | null; onRetry(): void }) {
  if (error) {
    return (
      <ErrorState
        title={text.erro.titulo}
        message={error.mensagem}
        retryLabel={text.erro.tentarNovamente}
        onRetry={onRetry}
      />
    );
  }
  return (
    <SkeletonGroup label={text.carregando}>
      <Skeleton shape="block" height="7.5rem" />
      <Skeleton shape="block" height="7.5rem" />
    </SkeletonGroup>
  );
}
