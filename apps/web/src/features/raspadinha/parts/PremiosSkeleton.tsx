import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';

/** Prizes before they are there. */
export function PremiosSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup label={listaText.carregando}>
      {Array.from({ length: count }, (_, i) => i).map((key) => (
        <Skeleton key={key} shape="block" height="4.75rem" />
      ))}
    </SkeletonGroup>
  );
}
