import { useSyncExternalStore } from 'react';

/**
 * From here on a screen has room for a menu at its side: 48 letters' widths, as the style sheets' `@container janela
 * (min-width: 48rem)`. Measured in letters, so that a kiosk or large letters on a small window get the column instead.
 */
const wideRem = 48;

function isWide(): boolean {
  const root = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize) || 16;
  return root.clientWidth >= wideRem * letter;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Whether the window is wide enough for what stands beside the screen; re-renders when that changes. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);
