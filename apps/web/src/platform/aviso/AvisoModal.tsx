import type { InfoModalProps } from '@trevo/ui/dialog/InfoModal.tsx';
import { lazy, Suspense, useState } from 'react';

const InfoModal = lazy(() =>
  import('@trevo/ui/dialog/InfoModal.tsx').then((m) => ({ default: m.InfoModal })),
);

/** InfoModal without its code in the first script, which arrives after the first paint (`app/rotinas/Rotinas.tsx`). */
export function AvisoModal(props: InfoModalProps) {
  const [isNeeded, setNeeded] = useState(props.open);
  // Stays mounted when it closes, for its movement and for the focus, which returns to where it was.
  if (props.open && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <InfoModal {...props} />
    </Suspense>
  );
}
