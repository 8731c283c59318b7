import { useLayoutEffect } from 'react';
import { useIsTotem } from '../../platform/storage/totem.ts';

/** Enlarges everything in a kiosk; the factor is in `styles/tokens.css`. */
export function useTotemLook(): boolean {
  const isTotem = useIsTotem();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-totem', isTotem);
    // Larger text changes the window's width in letters, so its queries must be re-evaluated.
    window.dispatchEvent(new Event('resize'));
  }, [isTotem]);
  return isTotem;
}
