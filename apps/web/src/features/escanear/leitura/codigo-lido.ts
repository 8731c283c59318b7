import { createStore, useStore } from '@trevo/ui/create-store.ts';
import { useEffect, useRef } from 'react';

/**
 * Text that the hand scanner of a kiosk read, until the scanner's screen takes it. In memory only: the code of a
 * receipt may contain a CPF.
 */
export const codigoLido = createStore<string | null>(null);

/** Passes on each code of the hand scanner once, while `isReady`. */
export function useCodigoLido(isReady: boolean, onCode: (code: string) => void): void {
  const code = useStore(codigoLido);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (code === null || !isReady) return;
    codigoLido.set(null);
    latest.current(code);
  }, [code, isReady]);
}
