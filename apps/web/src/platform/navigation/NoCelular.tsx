import { lazy, Suspense } from 'react';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { useIsTotem } from '../storage/totem.ts';
import type { ContinueNoCelularProps } from './ContinueNoCelular.tsx';

/** Lazy import of the QR encoder. */
const ContinueNoCelular = lazy(() =>
  import('./ContinueNoCelular.tsx').then((m) => ({ default: m.ContinueNoCelular })),
);

/** Offers to continue a screen on the phone, on the kind of device that `motivo` names; renders nothing elsewhere. */
export function NoCelular(props: ContinueNoCelularProps) {
  const isTotem = useIsTotem();
  const isWide = useIsWide();
  if (props.motivo === 'totem' ? !isTotem : isTotem || !isWide) return null;
  return (
    <Suspense fallback={null}>
      <ContinueNoCelular {...props} />
    </Suspense>
  );
}
