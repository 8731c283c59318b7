import { lazy, Suspense } from 'react';

const load = () => import('./PremioDoConvidado.tsx').then((m) => ({ default: m.PremioDoConvidado }));

// Lazy import: few users come by an invitation, and the entry screen must not wait for its code.
// -- swallowed: a notice that does not load must not break the entry screen
const PremioDoConvidado = lazy(() => load().catch(() => ({ default: () => null })));

/** Shows the reward of the first receipt to a user of an invitation link. */
export const ConviteAviso = ({ codigo }: { codigo: string | undefined }) =>
  codigo ? (
    <Suspense fallback={null}>
      <PremioDoConvidado codigo={codigo} />
    </Suspense>
  ) : null;
