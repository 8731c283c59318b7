import { useEffect, useRef, useState } from 'react';

/**
 * Returns the text for a live region: the newest value after it changed, and nothing for the first one.
 *
 * @param frase undefined while it is unknown
 * @param onChange called with each change
 */
export function useMudanca(frase: string | undefined, onChange?: () => void): string {
  const [mudanca, setMudanca] = useState('');
  const last = useRef<string>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (frase === undefined || frase === last.current) return;
    if (last.current !== undefined) {
      setMudanca(frase);
      latest.current?.();
    }
    last.current = frase;
  }, [frase]);
  return mudanca;
}
