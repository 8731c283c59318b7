import { getLogoSuperior } from '@trevo/config/configuracao-questions';
import { getPrimeiroNome } from '@trevo/rules/nome';
import { Link } from 'react-router';
import { useCall } from '../../shared/api/use-call.ts';
import { useTitulo } from '../../shared/campanha/use-titulo.ts';
import { useConfiguracao } from '../../shared/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../shared/navigation/app-paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { appText } from '../app.text.ts';
import styles from './TopBar.module.css';

/** The brand, and for who is signed in a greeting by first name. */
export function TopBar({ showUserbar, showLogo }: { showUserbar: boolean; showLogo: boolean }) {
  const usuario = useSession()?.usuario;
  const isSignedIn = showUserbar && usuario !== undefined;
  const logo = getLogoSuperior(useConfiguracao());
  const titulo = useTitulo();
  const isLogoShown = showLogo && (logo !== null || isSignedIn);
  if (!isSignedIn && !isLogoShown) return null;
  return (
    <div className={styles.bar} data-signed-in={isSignedIn || undefined}>
      {isSignedIn && <Greeting usuario={usuario} />}
      {isLogoShown && (
        <Link className={styles.logo} to={isSignedIn ? appPaths.home : appPaths.raiz}>
          <LogoImage src={logo} name={titulo} className={styles.image} />
        </Link>
      )}
    </div>
  );
}

function Greeting({ usuario }: { usuario: string }) {
  const { data: perfil, error } = useCall('consumidor.obter', { params: { usuario } });
  const nome = perfil && getPrimeiroNome(perfil.nome);
  if (!nome) return error ? <span className={styles.greeting} /> : <Skeleton width="8rem" height="1.5rem" />;
  return (
    <p className={styles.greeting}>
      <Avatar name={nome} />
      <span className={styles.name}>{appText.saudacao(nome)}</span>
    </p>
  );
}
