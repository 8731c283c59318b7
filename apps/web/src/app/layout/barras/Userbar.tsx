import { getLogoSuperior, isNovaUserbarEnabled } from '@trevo/config/configuracao/configuracao-questions';
import { getLogoCentral, isNotificacaoEnabled } from '@trevo/config/configuracao/telas-questions';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useAppBadge } from '../../../platform/browser/use-app-badge.ts';
import { useConfiguracao, useTitulo } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { notificacaoText } from '../../../features/notificacao/notificacao.text.ts';
import { useNotificacoes } from '../../../features/notificacao/use-notificacoes.ts';
import { QueryProvider } from '../../../platform/api/QueryProvider.tsx';
import { layoutText } from '../layout.text.ts';
import { Saudacao } from './Saudacao.tsx';
import styles from './TopBar.module.css';

/** User bar in one line; the new variant is a band in the brand's colour with the logo in the middle. */
export function Userbar({ showLogo, hasSide = false }: { showLogo: boolean; hasSide?: boolean }) {
  const configuracao = useConfiguracao();
  const isNova = isNovaUserbarEnabled(configuracao);
  const titulo = useTitulo();
  const logo = (isNova && getLogoCentral(configuracao)) || getLogoSuperior(configuracao);
  return (
    <header className={styles.bar} data-nova={isNova || undefined} data-beside={hasSide || undefined}>
      <Saudacao detalhe={isNova ? layoutText.boasVindas : undefined} />
      {showLogo && (
        <Link className={styles.logo} to={appPaths.home}>
          <LogoImage src={logo} name={titulo} className={styles.image} />
        </Link>
      )}
      {isNotificacaoEnabled(configuracao) && (
        <QueryProvider>
          <Sino />
        </QueryProvider>
      )}
    </header>
  );
}

/** Bell with the count of unread notifications. */
function Sino() {
  const { novas } = useNotificacoes();
  useAppBadge(novas);
  return (
    <IconButton
      label={novas > 0 ? notificacaoText.sino(novas) : layoutText.notificacoes}
      icon={<Bell />}
      badge={novas}
      className={styles.bell}
      aria-haspopup="dialog"
      onClick={() => paineis.open('notificacoes')}
    />
  );
}
