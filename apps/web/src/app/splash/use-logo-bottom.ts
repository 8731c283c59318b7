import { useEffect, useState } from 'react';

const polling = { milliseconds: 100, times: 20 } as const;
const smallScreen = '(max-width: 640px)';

/**
 * Where the brand's logo ends, in pixels from the top of the window, once it has a height; null until then. On small
 * screens it is looked at every 100 ms, at most 20 times; wider ones have room for any logo and are not measured.
 *
 * @param selector the logo that the entry draws
 */
export function useLogoBottom(selector: string): number | null {
  const [bottom, setBottom] = useState<number | null>(null);
  useEffect(() => {
    if (!window.matchMedia(smallScreen).matches) return;
    let left: number = polling.times;
    const look = () => {
      left -= 1;
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const isThere = box !== undefined && box.height > 0;
      if (!isThere && left > 0) return;
      clearInterval(timer);
      if (isThere) setBottom(box.bottom);
    };
    const timer = setInterval(look, polling.milliseconds);
    return () => clearInterval(timer);
  }, [selector]);
  return bottom;
}
