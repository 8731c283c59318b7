import type { CSSProperties } from 'react';
import { useLogoBottom } from './use-logo-bottom.ts';
import { useSplash } from './use-splash.ts';
import styles from './Splash.module.css';

/**
 * The brand for a moment. The entry is already there: its logo stays where the server drew it, the rest waits behind
 * a curtain that touches and keys go through. Its steps come at 400, 1300 and 2000 ms. Nothing for who listens to
 * the screen.
 */
export function Splash() {
  const phase = useSplash();
  return phase === 'gone' ? null : <Curtain isFading={phase === 'fading'} />;
}

const leaf = 'M50 47C37 37 29 29 35 19c5-8 13-5 15 2 2-7 10-10 15-2 6 10-2 18-15 28Z';
const turns = [0, 90, 180, 270];

function Curtain({ isFading }: { isFading: boolean }) {
  const bottom = useLogoBottom('main img');
  const top = bottom === null ? undefined : ({ '--topo': `${bottom}px` } as CSSProperties);
  return (
    <div className={styles.splash} style={top} data-fading={isFading || undefined} aria-hidden="true">
      <svg className={styles.trevo} viewBox="0 0 100 100">
        {turns.map((turn) => (
          <path key={turn} d={leaf} transform={`rotate(${turn} 50 50)`} />
        ))}
      </svg>
      <span className={styles.linha} />
    </div>
  );
}
