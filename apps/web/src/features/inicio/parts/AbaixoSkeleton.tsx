import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { DocumentosSkeleton } from '../../documento-fiscal/public.ts';

/** Skeleton of the registration buttons. */
export function ParticiparSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando}>
      <Skeleton shape="block" height="var(--altura-controle)" />
      <Skeleton shape="block" height="var(--altura-controle)" />
    </SkeletonGroup>
  );
}

/** Skeleton of the content below the button: pending actions, news, and the latest receipts. */
export function AbaixoSkeleton({ count }: { count: number }) {
  return (
    <>
      <SkeletonGroup label={listaText.carregando}>
        <Skeleton shape="block" height="5rem" />
        <Skeleton width="45%" height="1.5rem" />
      </SkeletonGroup>
      <DocumentosSkeleton count={count} />
    </>
  );
}
