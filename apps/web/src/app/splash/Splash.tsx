import { getLogosEntrada } from '@trevo/config/configuracao-questions';
import { useRef } from 'react';
import { useTitulo } from '../../shared/campanha/use-titulo.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import { useLogoReady } from './use-logo-ready.ts';
import { useSplash } from './use-splash.ts';
import styles from './Splash.module.css';

/**
 * The brand for a moment, over an entry that is already there: touches and keys go through it to the field. Its
 * steps come at 400, 1300 and 2000 ms. Nothing for who listens to the screen.
 */
export function Splash() {
  const phase = useSplash();
  return phase === 'gone' ? null : <Curtain isFading={phase === 'fading'} />;
}

function Curtain({ isFading }: { isFading: boolean }) {
  const [logo] = getLogosEntrada(useConfiguracao());
  const titulo = useTitulo();
  const place = useRef<HTMLDivElement>(null);
  const isReady = useLogoReady(place);
  return (
    <div className={styles.splash} data-fading={isFading || undefined} aria-hidden="true">
      <svg className={styles.trevo} viewBox="0 0 100 100">
        <path d="M50 50C28 50 16 38 22 26c5-10 18-8 22 2 0-12 18-12 22-2" />
        <path d="M50 50c0 22-12 34-24 28-10-5-8-18 2-22-12 0-12-18-2-22" />
        <path d="M50 50c22 0 34 12 28 24-5 10-18 8-22-2 0 12-18 12-22 2" />
        <path d="M50 50c0-22 12-34 24-28 10 5 8 18-2 22 12 0 12 18 2 22" />
      </svg>
      <div ref={place} className={styles.logo} data-ready={isReady || undefined}>
        <LogoImage src={logo} name={titulo} size="large" />
      </div>
      <span className={styles.linha} />
    </div>
  );
}
