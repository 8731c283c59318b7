import { getLogoSuperior } from '@trevo/config/configuracao-questions';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTitulo } from '../../shared/campanha/use-titulo.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../shared/navigation/app-paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './TopBar.module.css';

const Saudacao = lazy(() => import('./Saudacao.tsx').then((m) => ({ default: m.Saudacao })));

/** The brand, and for who is signed in a greeting by first name. */
export function TopBar({ showUserbar, showLogo }: { showUserbar: boolean; showLogo: boolean }) {
  const usuario = useSession()?.usuario;
  const isSignedIn = showUserbar && usuario !== undefined;
  const logo = getLogoSuperior(useConfiguracao());
  const titulo = useTitulo();
  const isLogoShown = showLogo && (logo !== null || isSignedIn);
  if (!isSignedIn && !isLogoShown) return null;
  if (!isSignedIn) {
    return (
      <div className={styles.brand}>
        <LogoImage src={logo} name={titulo} className={styles.image} />
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <Suspense fallback={<Skeleton width="8rem" height="1.5rem" />}>
        <Saudacao usuario={usuario} />
      </Suspense>
      {isLogoShown && (
        <Link className={styles.logo} to={appPaths.home}>
          <LogoImage src={logo} name={titulo} className={styles.image} />
        </Link>
      )}
    </div>
  );
}
