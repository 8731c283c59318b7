import { type RefObject, useLayoutEffect, useRef } from 'react';
import { MarcaSimbolo } from '../../platform/configuracao/MarcaSimbolo.tsx';
import styles from './Splash.module.css';
import { useSplash } from './use-splash.ts';

/**
 * Splash of the brand over the already rendered entry: logo and prize stay where the server rendered them, the rest of
 * the column is behind a curtain that passes touches and keys through. Steps at 400, 1300 and 2000 ms: the symbol, the
 * line, and the curtain, which opens only after symbol and line have faded. Hidden from screen readers.
 */
export function Splash() {
  const phase = useSplash();
  return phase === 'gone' ? null : <Curtain isFading={phase === 'fading'} />;
}

function Curtain({ isFading }: { isFading: boolean }) {
  const curtain = usePlace();
  return (
    <div ref={curtain} className={styles.splash} data-fading={isFading || undefined} aria-hidden="true">
      <MarcaSimbolo className={styles.simbolo} />
      <span className={styles.linha} />
    </div>
  );
}

const pollingMilliseconds = 100;
const pollingTimes = 20;

/**
 * Shows the element over the entry's column below its announced prize, else below its logo, once that has a height.
 * It looks at once, then every 100 ms, at most 20 times.
 */
export function usePlace(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let left = pollingTimes;
    const look = () => {
      left -= 1;
      const main = document.querySelector('main');
      const shown = main?.querySelector('[data-qual]') ?? main?.querySelector('img');
      const box = shown?.getBoundingClientRect();
      const bottom = box?.height && box.bottom;
      if (bottom || left === 0) clearInterval(timer);
      if (!bottom) return;
      const { offsetLeft, offsetWidth } = main!;
      place.current!.style.cssText = `top:${bottom}px;left:${offsetLeft}px;width:${offsetWidth}px`;
    };
    const timer = setInterval(look, pollingMilliseconds);
    look();
    return () => clearInterval(timer);
  }, []);
  return place;
}
