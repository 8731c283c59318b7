import { getFundo, getLogoInferior, isNovoMenuEnabled } from '@trevo/config/configuracao-questions';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConfiguracao, usePartida, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { useIsOnline } from '../../platform/network/network-state.ts';
import { LogoImage } from '../../ui/display/LogoImage.tsx';
import { QuietBoundary } from '../falhas/QuietBoundary.tsx';
import type { RouteFlags } from '../route-flags.ts';
import { AmbienteFaixa } from './AmbienteFaixa.tsx';
import { ConexaoFaixa } from './ConexaoFaixa.tsx';
import styles from './Frame.module.css';
import { TopBar } from './TopBar.tsx';
import { useShiftMovement, useShiftSwipe } from './use-shift.ts';

/** Only for who is signed in: the entry does not carry them. */
const BottomMenu = lazy(() => import('./menu/BottomMenu.tsx').then((m) => ({ default: m.BottomMenu })));
const Avisos = lazy(() => import('./Avisos.tsx').then((m) => ({ default: m.Avisos })));
const TelasBar = lazy(() => import('./TelasBar.tsx').then((m) => ({ default: m.TelasBar })));

/** What stands around every screen; the route's flags say which parts. */
export function Frame({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const { ambiente, configuracao } = usePartida();
  const isTeste = ambiente === 'teste';
  const isOffline = !useIsOnline();
  const menu = flags.showMenu ? (isNovoMenuEnabled(configuracao) ? 'novo' : 'classico') : undefined;
  const content = useRef<HTMLDivElement>(null);
  const swipe = useShiftSwipe(flags.showOptions);
  useShiftMovement(content);
  useFundo();
  return (
    <div
      className={styles.frame}
      data-teste={isTeste || undefined}
      data-offline={isOffline || undefined}
      data-menu={menu}
      {...swipe}
    >
      {isTeste && <AmbienteFaixa />}
      {isOffline && <ConexaoFaixa />}
      <TopBar showUserbar={flags.showUserbar} showLogo={flags.showTopLogo} />
      {flags.showOptions && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <TelasBar />
          </Suspense>
        </QuietBoundary>
      )}
      <div ref={content} className={styles.content}>
        {children}
      </div>
      {flags.showBottomLogo && <BottomLogo />}
      {menu && (
        <QuietBoundary>
          <Suspense fallback={<div className={styles.menuPlace} />}>
            <BottomMenu hasConta={flags.showOptions} />
          </Suspense>
        </QuietBoundary>
      )}
      {menu && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <Avisos />
          </Suspense>
        </QuietBoundary>
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

/** The campaign's picture behind the screen that is open; the entry goes by the name `login`. */
function useFundo(): void {
  const configuracao = useConfiguracao();
  const tela = useLocation().pathname.split('/')[1] || 'login';
  const fundo = getFundo(configuracao, tela);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (fundo) style.setProperty('--imagem-fundo', `url(${JSON.stringify(fundo)})`);
    else style.removeProperty('--imagem-fundo');
  }, [fundo]);
}
