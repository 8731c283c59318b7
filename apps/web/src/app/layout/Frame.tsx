import { getLogoInferior } from '@trevo/config/configuracao-questions';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTitulo } from '../../shared/campanha/use-titulo.ts';
import { useConfiguracao, usePartida } from '../../shared/configuracao/PartidaProvider.tsx';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import type { RouteFlags } from '../routes.tsx';
import { AmbienteFaixa } from './AmbienteFaixa.tsx';
import styles from './Frame.module.css';
import { TopBar } from './TopBar.tsx';

/** Only for who is signed in: the entry does not carry it. */
const Navegacao = lazy(() => import('./Navegacao.tsx').then((m) => ({ default: m.Navegacao })));

/** What stands around every screen; the route's flags say which parts. */
export function Frame({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const { ambiente } = usePartida();
  const isTeste = ambiente === 'teste';
  return (
    <div className={styles.frame} data-teste={isTeste || undefined} data-menu={flags.showMenu || undefined}>
      {isTeste && <AmbienteFaixa />}
      <TopBar showUserbar={flags.showUserbar} showLogo={flags.showTopLogo} />
      <div className={styles.content}>{children}</div>
      {flags.showBottomLogo && <BottomLogo />}
      {flags.showMenu && (
        <Suspense fallback={<div className={styles.menuPlace} />}>
          <Navegacao hasConta={flags.showOptions} />
        </Suspense>
      )}
    </div>
  );
}

function BottomLogo() {
  const logo = getLogoInferior(useConfiguracao());
  const titulo = useTitulo();
  if (!logo) return null;
  return (
    <footer className={styles.bottomLogo}>
      <LogoImage src={logo} name={titulo} />
    </footer>
  );
}
