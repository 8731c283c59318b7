const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the system setting asks for reduced motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia(QUERY).matches;
}
