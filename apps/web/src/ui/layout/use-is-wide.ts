import { useSyncExternalStore } from 'react';

/**
 * From 48 letters' widths on a screen has room for a menu at its side, from 64 for a list and what is chosen of it: as the
 * style sheets' `@container janela (min-width: …rem)`. Measured in letters, so that a kiosk or large letters on a small
 * window get the column instead.
 */
type WideRem = 48 | 64;

function isWide(rem: WideRem): boolean {
  const root = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  return root.clientWidth >= rem * letter;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Whether the window is wide enough for what stands beside the screen; re-renders when that changes. */
export const useIsWide = (rem: WideRem = 48): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWide(rem),
    () => false,
  );
