import { useSyncExternalStore } from 'react';

/**
 * Breakpoints in rem: from 48 on a screen has room for a side menu, from 64 for a list and its details; the same
 * as `@container janela (min-width: …rem)` in the style sheets. In rem, so that a kiosk or large text on a small
 * window gets the single column instead.
 */
type WideRem = 48 | 64;

/** Cached window width in rem for the current frame: reading it after a change forces a layout. */
let measured: number | undefined;
const forget = () => (measured = undefined);

function isWide(rem: WideRem): boolean {
  if (measured === undefined) {
    const root = document.documentElement;
    measured = root.clientWidth / (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
    requestAnimationFrame(forget);
    // The same listener each time, registered before the subscribers.
    window.addEventListener('resize', forget);
  }
  return measured >= rem;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** Whether the window is wide enough for content beside the screen; re-renders when that changes. */
export const useIsWide = (rem: WideRem = 48): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWide(rem),
    () => false,
  );
