import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked the system for less movement. */
export function useReducedMotion(): boolean {
  return useMediaQuery(QUERY);
}

/** The same question outside of a component. */
export function isMotionReduced(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Whether a media query matches now; follows changes. Without a browser it is false. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
