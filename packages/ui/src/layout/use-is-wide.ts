import { useSyncExternalStore } from 'react';

/**
 * From 48 letters' widths on a screen has room for a menu at its side, from 64 for a list and what is chosen of it: as the
 * style sheets' `@container janela (min-width: …rem)`. Measured in letters, so that a kiosk or large letters on a small
 * window get the column instead.
 */
type WideRem = 48 | 64;

/** The window in letters' widths, for the frame that is being drawn: asked again after a change, it lays the page out. */
let measured: number | undefined;
const forget = () => (measured = undefined);

function isWide(rem: WideRem): boolean {
  if (measured === undefined) {
    const root = document.documentElement;
    measured = root.clientWidth / (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
    requestAnimationFrame(forget);
    // The same listener each time, and before those who subscribe.
    window.addEventListener('resize', forget);
  }
  return measured >= rem;
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
