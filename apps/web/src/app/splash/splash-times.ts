/** When the splash begins to fade and when it is gone, in milliseconds since the page began. */
export const splashTimes = { fade: 1500, gone: 2600 } as const;

export type SplashPhase = 'shown' | 'fading' | 'gone';

/**
 * The splash counts from the moment the page began to load, not from when its script arrived: over a slow line the
 * page as the server drew it was the splash already, and nobody waits a second time.
 */
export function toSplashPhase(elapsed: number): SplashPhase {
  if (elapsed < splashTimes.fade) return 'shown';
  return elapsed < splashTimes.gone ? 'fading' : 'gone';
}
