import {
  getLogoCentral,
  getLogoSuperior,
  isNotificacaoEnabled,
  isNovaUserbarEnabled,
} from '@trevo/config/configuracao-questions';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTitulo } from '../../shared/campanha/use-titulo.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../shared/navigation/app-paths.ts';
import { paineis } from '../../shared/painel/painel-store.ts';
import { useSession } from '../../shared/session/session.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { QuietBoundary } from '../falhas/QuietBoundary.tsx';
import { layoutText } from './layout.text.ts';
import styles from './TopBar.module.css';

const Saudacao = lazy(() => import('./Saudacao.tsx').then((m) => ({ default: m.Saudacao })));

/** The brand, and for who is signed in a greeting by first name and the bell. */
export function TopBar({ showUserbar, showLogo }: { showUserbar: boolean; showLogo: boolean }) {
  const isSignedIn = useSession() !== undefined;
  if (showUserbar && isSignedIn) return <Userbar showLogo={showLogo} />;
  return showLogo ? <Brand /> : null;
}

function Brand() {
  const logo = getLogoSuperior(useConfiguracao());
  const titulo = useTitulo();
  if (!logo) return null;
  return (
    <div className={styles.brand}>
      <LogoImage src={logo} name={titulo} className={styles.image} />
    </div>
  );
}

/** One line; the new one is a band in the colour of the brand with the logo in the middle. */
function Userbar({ showLogo }: { showLogo: boolean }) {
  const configuracao = useConfiguracao();
  const isNova = isNovaUserbarEnabled(configuracao);
  const titulo = useTitulo();
  const logo = (isNova && getLogoCentral(configuracao)) || getLogoSuperior(configuracao);
  return (
    <div className={styles.bar} data-nova={isNova || undefined}>
      <QuietBoundary>
        <Suspense fallback={<Skeleton width="8rem" height="1.5rem" />}>
          <Saudacao detalhe={isNova ? layoutText.boasVindas : undefined} />
        </Suspense>
      </QuietBoundary>
      {showLogo && (
        <Link className={styles.logo} to={appPaths.home}>
          <LogoImage src={logo} name={titulo} className={styles.image} />
        </Link>
      )}
      {isNotificacaoEnabled(configuracao) && (
        <IconButton
          label={layoutText.notificacoes}
          icon={<Bell />}
          className={styles.bell}
          aria-haspopup="dialog"
          onClick={() => paineis.open('notificacoes')}
        />
      )}
    </div>
  );
}
