import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SkeletonGroup } from '../../../ui/feedback/SkeletonGroup.tsx';

/** A card before it is there. */
export function RevelacaoSkeleton({ round = false }: { round?: boolean }) {
  return (
    <SkeletonGroup label={listaText.carregando}>
      <Skeleton width="80%" />
      {round ? (
        <span style={{ display: 'block', width: 'min(100%, 24rem)', aspectRatio: 1, marginInline: 'auto' }}>
          <Skeleton shape="circle" width="100%" height="100%" />
        </span>
      ) : (
        <Skeleton shape="block" height="clamp(9rem, 80dvh - 16rem, 26rem)" />
      )}
    </SkeletonGroup>
  );
}
