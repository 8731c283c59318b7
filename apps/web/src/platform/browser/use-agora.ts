import { useEffect, useState } from 'react';

/** The moment the screen was opened, or last seen again after it was hidden: yesterday's page does not say "today". */
export function useAgora(): Date {
  const [agora, setAgora] = useState(() => new Date());
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') setAgora(new Date());
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return agora;
}
