import { getLogoSuperior, isNovaUserbarEnabled } from '@trevo/config/configuracao-questions';
import { lazy, Suspense } from 'react';
import { useConfiguracao, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../platform/session/session.ts';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { QuietBoundary } from '../falhas/QuietBoundary.tsx';
import styles from './TopBar.module.css';

/** Only for who is signed in: the entry does not carry it. */
const Userbar = lazy(() => import('./Userbar.tsx').then((m) => ({ default: m.Userbar })));

/** The brand, and for who is signed in a greeting by first name and the bell. */
export function TopBar({ showUserbar, showLogo }: { showUserbar: boolean; showLogo: boolean }) {
  const isSignedIn = useSession() !== undefined;
  const isNova = isNovaUserbarEnabled(useConfiguracao());
  if (!showUserbar || !isSignedIn) return showLogo ? <Brand /> : null;
  const place = (
    <header className={styles.bar} data-nova={isNova || undefined}>
      <Skeleton width="8rem" height="1.5rem" />
    </header>
  );
  return (
    <QuietBoundary>
      <Suspense fallback={place}>
        <Userbar showLogo={showLogo} />
      </Suspense>
    </QuietBoundary>
  );
}

function Brand() {
  const logo = getLogoSuperior(useConfiguracao());
  const titulo = useTitulo();
  if (!logo) return null;
  return (
    <header className={styles.brand}>
      <LogoImage src={logo} name={titulo} className={styles.image} />
    </header>
  );
}
