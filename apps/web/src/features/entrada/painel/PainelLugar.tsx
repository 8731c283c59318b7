import { lazy, Suspense, useEffect } from 'react';
import type { PainelProps } from './painel-props.ts';

const load = () => import('./EntradaPaineis.tsx').then((m) => ({ default: m.EntradaPaineis }));
const EntradaPaineis = lazy(load);

/** How long the entry has the line for itself. */
const quietMilliseconds = 2000;

/** The place of the panels. Their code comes after the entry, which does without it. */
export function PainelLugar(props: PainelProps) {
  const { current } = props.paineis;
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failure here means nothing: opening a panel asks again.
      load().catch(() => {});
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <EntradaPaineis {...props} current={current} />
    </Suspense>
  );
}
