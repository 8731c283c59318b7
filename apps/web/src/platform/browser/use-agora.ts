import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@trevo/ui/create-store.ts';
import { relogio } from '../network/relogio.ts';

/** The moment the screen was opened, or last seen again after it was hidden: yesterday's page does not say "today". */
export function useAgora(): Date {
  const [visto, setVisto] = useState(() => Date.now());
  const diferenca = useStore(relogio);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') setVisto(Date.now());
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return useMemo(() => new Date(visto + diferenca), [visto, diferenca]);
}
