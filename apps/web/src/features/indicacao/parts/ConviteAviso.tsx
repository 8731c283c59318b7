import { lazy, Suspense } from 'react';

const load = () => import('./PremioDoConvidado.tsx').then((m) => ({ default: m.PremioDoConvidado }));

// Few come by an invitation, and the entry is for all: its words come after it.
// -- swallowed: a remark that does not load must not take the entry away
const PremioDoConvidado = lazy(() => load().catch(() => ({ default: () => null })));

/** What the first receipt earns a person who came by the link of an invitation. */
export const ConviteAviso = ({ codigo }: { codigo: string | undefined }) =>
  codigo ? (
    <Suspense fallback={null}>
      <PremioDoConvidado codigo={codigo} />
    </Suspense>
  ) : null;
