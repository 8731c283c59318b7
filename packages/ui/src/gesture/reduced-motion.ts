const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked the system for less movement. */
export function isMotionReduced(): boolean {
  return window.matchMedia(QUERY).matches;
}
