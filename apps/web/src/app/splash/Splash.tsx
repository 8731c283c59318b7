import { type CSSProperties, useEffect, useState } from 'react';
import { MarcaSimbolo } from '../../platform/configuracao/MarcaSimbolo.tsx';
import styles from './Splash.module.css';
import { useSplash } from './use-splash.ts';

/**
 * Splash of the brand over the already rendered entry: its logo stays where the server rendered it, the rest is
 * behind a curtain that passes touches and keys through. Steps at 400, 1300 and 2000 ms: the symbol, the line, and the
 * curtain, which opens only after symbol and line have faded. Hidden from screen readers.
 */
export function Splash() {
  const phase = useSplash();
  return phase === 'gone' ? null : <Curtain isFading={phase === 'fading'} />;
}

function Curtain({ isFading }: { isFading: boolean }) {
  const bottom = useLogoBottom('main img');
  const top = bottom === null ? undefined : ({ '--topo': `${bottom}px` } as CSSProperties);
  return (
    <div className={styles.splash} style={top} data-fading={isFading || undefined} aria-hidden="true">
      <MarcaSimbolo className={styles.simbolo} />
      <span className={styles.linha} />
    </div>
  );
}

const polling = { milliseconds: 100, times: 20 } as const;
const smallScreen = '(max-width: 640px)';

/**
 * Returns the bottom of the brand's logo in pixels from the top of the window, once it has a height; null until
 * then. On small screens it polls every 100 ms, at most 20 times; wider screens have room for any logo and are
 * not measured.
 *
 * @param selector the entry's logo
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
