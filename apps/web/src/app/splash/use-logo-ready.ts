import { useEffect, useState, type RefObject } from 'react';

const polling = { milliseconds: 100, times: 20 } as const;
const smallScreen = '(max-width: 640px)';

/**
 * Whether the logo inside `place` has a height, so that what moves with it can begin. On small screens it is looked
 * at every 100 ms, at most 20 times; wider ones have room for any logo and do not wait.
 */
export function useLogoReady(place: RefObject<HTMLElement | null>): boolean {
  const [isReady, setReady] = useState(() => !window.matchMedia(smallScreen).matches);
  useEffect(() => {
    if (isReady) return;
    let left: number = polling.times;
    const look = () => {
      left -= 1;
      const logo = place.current?.querySelector('img, span span');
      if ((logo?.getBoundingClientRect().height ?? 0) === 0 && left > 0) return;
      clearInterval(timer);
      setReady(true);
    };
    const timer = setInterval(look, polling.milliseconds);
    return () => clearInterval(timer);
  }, [isReady, place]);
  return isReady;
}
