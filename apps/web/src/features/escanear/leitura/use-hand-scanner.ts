import { useEffect, useRef } from 'react';
import { useIsTotem } from '../../../platform/storage/totem.ts';
import { useScannerKeys } from '../parts/ChaveField.tsx';

/** In a kiosk, passes on the input of a hand scanner while no field has the focus; it needs no camera. */
export function useHandScanner(onCode: (code: string) => void): void {
  const isTotem = useIsTotem();
  const collect = useScannerKeys();
  const latest = useRef({ collect, onCode });
  latest.current = { collect, onCode };
  useEffect(() => {
    if (!isTotem) return;
    const press = (event: KeyboardEvent) => {
      const scanned = latest.current.collect(event);
      if (scanned === null) return;
      // The scanner's Enter would press the focused button.
      event.preventDefault();
      latest.current.onCode(scanned);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isTotem]);
}
