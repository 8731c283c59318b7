import { useLocation } from 'react-router';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useConfiguracao } from '../configuracao/PartidaProvider.tsx';
import { useSession } from '../session/session.ts';
import { appPaths, type AppPath } from './app-paths.ts';
import { BrotoIllustration } from './BrotoIllustration.tsx';
import { parseCupomPath } from './cupom-path.ts';
import { emBreveText as text } from '../platform.text.ts';
import styles from './EmBreveScreen.module.css';
import { findDestination } from './find-destination.ts';
import { LinkButton } from './LinkButton.tsx';
import { telaTitulos } from './tela.text.ts';
import { listTelasPrincipais } from './tela-path.ts';
import { useGoBack } from './use-go-back.ts';

/** Any screen that has an address and is not built yet: its name, a promise, and the way on. */
export function EmBreveScreen() {
  const configuracao = useConfiguracao();
  const isSignedIn = useSession() !== undefined;
  const { pathname } = useLocation();
  const primeira = isSignedIn ? (findDestination(configuracao) as AppPath) : appPaths.raiz;
  const goBack = useGoBack(primeira);
  // A main screen is a tab: there is nothing behind it.
  const isTab = isSignedIn && listTelasPrincipais(configuracao).some(({ path }) => path === pathname);
  return (
    <Page header={isTab ? undefined : <PageHeader onBack={goBack} backLabel={text.voltar} />}>
      <div className={styles.state}>
        <BrotoIllustration />
        <p className={styles.selo}>{text.selo}</p>
        <h1>{toTitulo(pathname)}</h1>
        <p className={styles.mensagem}>{text.mensagem}</p>
        <LinkButton to={primeira}>{text.inicio}</LinkButton>
      </div>
    </Page>
  );
}

function toTitulo(pathname: string): string {
  const titulos: Readonly<Record<string, string>> = telaTitulos;
  const nome = parseCupomPath(pathname) ? 'cupomEscaneado' : pathname.slice(1);
  return (Object.hasOwn(titulos, nome) ? titulos[nome] : undefined) ?? text.tituloPadrao;
}
