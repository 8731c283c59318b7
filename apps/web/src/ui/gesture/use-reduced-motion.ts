import { useMediaQuery } from './use-media-query.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked the system for less movement. */
export function useReducedMotion(): boolean {
  return useMediaQuery(QUERY);
}

/** The same question outside of a component. */
export function isMotionReduced(): boolean {
  return window.matchMedia(QUERY).matches;
}
