import { getLogoSuperior, isNovaUserbarEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { Suspense } from 'react';
import { useConfiguracao, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { Skeleton } from '@trevo/ui/feedback/Skeleton.tsx';
import { QuietBoundary } from '../../falhas/QuietBoundary.tsx';
import { firstParts } from '../first-parts.ts';
import styles from './TopBar.module.css';

const Userbar = firstParts.userbar.Screen;

export interface TopBarProps {
  showUserbar: boolean;
  showLogo: boolean;
  /** Whether the menu is at the side and shows the logo itself where there is room. */
  hasSide: boolean;
}

/** Top bar: the brand, and for a signed-in user the greeting and the bell. */
export function TopBar({ showUserbar, showLogo, hasSide }: TopBarProps) {
  const isSignedIn = useSession() !== undefined;
  const isNova = isNovaUserbarEnabled(useConfiguracao());
  if (!showUserbar || !isSignedIn) return showLogo ? <Brand hasSide={hasSide} /> : null;
  const place = (
    <header className={styles.bar} data-nova={isNova || undefined}>
      <Skeleton width="8rem" height="1.5rem" />
    </header>
  );
  return (
    <QuietBoundary>
      <Suspense fallback={place}>
        <Userbar showLogo={showLogo} hasSide={hasSide} />
      </Suspense>
    </QuietBoundary>
  );
}

function Brand({ hasSide }: { hasSide: boolean }) {
  const logo = getLogoSuperior(useConfiguracao());
  const titulo = useTitulo();
  if (!logo) return null;
  return (
    <header className={styles.brand} data-beside={hasSide || undefined}>
      <LogoImage src={logo} name={titulo} className={styles.image} />
    </header>
  );
}
