import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { appPaths } from '../../platform/navigation/paths/app-paths.ts';
import { session } from '../../platform/session/session.ts';
import { localStore } from '../../platform/storage/local-store.ts';

/** Remembered on the device: the splash greets a person once. */
const deviceKey = 'abertura';
const openings: readonly string[] = [appPaths.raiz, appPaths.inicio, appPaths.autenticacao];

/**
 * Returns the phase of the splash. It appears once per device, only before the sign-in, and any touch or key
 * ends it.
 */
export function useSplash(): SplashPhase {
  const { pathname } = useLocation();
  const [phase, setPhase] = useState<SplashPhase>(() =>
    openings.includes(pathname) && !session.get() && localStore.get(deviceKey) === undefined
      ? toFirstPhase()
      : 'gone',
  );
  const isOver = phase === 'gone';
  useEffect(() => {
    localStore.set(deviceKey, true);
    if (isOver) return;
    const elapsed = performance.now();
    const fade = setTimeout(() => setPhase('fading'), Math.max(0, splashTimes.fade - elapsed));
    const gone = setTimeout(() => setPhase('gone'), Math.max(0, splashTimes.gone - elapsed));
    const skip = () => setPhase('gone');
    const events = ['pointerdown', 'keydown', 'input'] as const;
    for (const event of events) window.addEventListener(event, skip, { capture: true });
    return () => {
      clearTimeout(fade);
      clearTimeout(gone);
      for (const event of events) window.removeEventListener(event, skip, { capture: true });
    };
  }, [isOver]);
  return phase;
}

/** Skips a splash that would only fade out, and one during typing. */
function toFirstPhase(): SplashPhase {
  if (document.activeElement instanceof HTMLInputElement) return 'gone';
  return toSplashPhase(performance.now()) === 'shown' ? 'shown' : 'gone';
}

/** Times at which the splash fades and is gone, in milliseconds since the page started. */
const splashTimes = { fade: 1500, gone: 2600 } as const;

export type SplashPhase = 'shown' | 'fading' | 'gone';

/**
 * Counts from the start of the page load, not of the script: on a slow connection the server-rendered page
 * already served as the splash.
 */
export function toSplashPhase(elapsed: number): SplashPhase {
  if (elapsed < splashTimes.fade) return 'shown';
  return elapsed < splashTimes.gone ? 'fading' : 'gone';
}
