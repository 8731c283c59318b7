import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@trevo/ui/create-store.ts';
import { relogio } from '../network/relogio.ts';

/** Returns the time at which the screen was mounted or last became visible, so that "today" is not yesterday. */
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
