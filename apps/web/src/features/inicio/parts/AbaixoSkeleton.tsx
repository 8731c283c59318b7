import { listaText } from '../../../platform/platform.text.ts';
import { Skeleton, SkeletonGroup } from '@trevo/ui/feedback/Skeleton.tsx';
import { DocumentosSkeleton } from '../../documento-fiscal/public.ts';

/** The button that registers a receipt and the way beside it, before it is known whether there are any. */
export function ParticiparSkeleton() {
  return (
    <SkeletonGroup label={listaText.carregando}>
      <Skeleton shape="block" height="var(--altura-controle)" />
      <Skeleton shape="block" height="var(--altura-controle)" />
    </SkeletonGroup>
  );
}

/** What stands under the button: something that waits, something new, and the latest receipts. */
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
