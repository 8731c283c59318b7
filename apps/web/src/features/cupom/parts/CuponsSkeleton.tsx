import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';

/** The list before it is there. */
export function CuponsSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} shape="block" height="5.25rem" />
      ))}
    </SkeletonGroup>
  );
}
