import {
  getFundo,
  getLogoInferior,
  isNovoMenuEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConfiguracao, usePartida, useTitulo } from '../../platform/configuracao/PartidaProvider.tsx';
import { useIsOnline } from '@trevo/client/request/network-state.ts';
import { useSession } from '../../platform/session/session.ts';
import { useIsTotem } from '../../platform/storage/totem.ts';
import { LogoImage } from '@trevo/ui/display/picture/LogoImage.tsx';
import { useIsWide } from '@trevo/ui/layout/use-is-wide.ts';
import { QuietBoundary } from '../falhas/QuietBoundary.tsx';
import { lazyAfterPaint } from '../load-screen.tsx';
import type { RouteFlags } from '../route-flags.ts';
import { AmbienteFaixa } from './faixas/AmbienteFaixa.tsx';
import { ConexaoFaixa } from './faixas/ConexaoFaixa.tsx';
import { firstParts } from './first-parts.ts';
import styles from './Frame.module.css';
import { TopBar } from './barras/TopBar.tsx';
import { useShiftMovement, useShiftSwipe } from './use-shift.ts';

const { bottomMenu, sideMenu, telasBar } = firstParts;
/** Only for signed-in users, and after their screen. */
const Avisos = lazyAfterPaint(() => import('./Avisos.tsx').then((m) => m.Avisos));
/** Only on wide windows, and in a kiosk. */
const Capa = lazy(() => import('./Capa.tsx').then((m) => ({ default: m.Capa })));
const TotemBarra = lazy(() => import('../totem/TotemBarra.tsx').then((m) => ({ default: m.TotemBarra })));

/**
 * Frame around every screen; the route's flags select its parts. On wide windows the menu is at the side for
 * signed-in users; for others the brand panel is beside the screen.
 */
export function Frame({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const { ambiente, configuracao } = usePartida();
  const isTeste = ambiente === 'teste';
  const isOffline = !useIsOnline();
  const beside = useBeside(flags);
  const isTotem = useIsTotem() && !flags.isEmbedded;
  const hasSide = beside === 'menu';
  const menu =
    flags.showMenu && !hasSide ? (isNovoMenuEnabled(configuracao) ? 'novo' : 'classico') : undefined;
  const content = useRef<HTMLDivElement>(null);
  const swipe = useShiftSwipe(flags.showOptions && !hasSide);
  useShiftMovement(content);
  useFundo();
  return (
    <div
      className={styles.frame}
      data-teste={isTeste || undefined}
      data-offline={isOffline || undefined}
      data-menu={menu}
      data-beside={beside}
      {...swipe}
    >
      {isTeste && <AmbienteFaixa />}
      {isOffline && <ConexaoFaixa />}
      {isTotem && <Late place={<div className={styles.totemPlace} />} Part={TotemBarra} />}
      <div className={styles.beside}>
        {hasSide && <Late place={<div className={styles.sidePlace} />} Part={sideMenu.Screen} />}
        {beside === 'capa' && <Late Part={Capa} />}
        <div className={styles.column}>
          <TopBar showUserbar={flags.showUserbar} showLogo={flags.showTopLogo} hasSide={hasSide} />
          {flags.showOptions && !hasSide && <Late Part={telasBar.Screen} />}
          <div ref={content} className={styles.content}>
            {children}
          </div>
          {flags.showBottomLogo && <BottomLogo />}
          {menu && <Late place={<div className={styles.menuPlace} />} Part={bottomMenu.Screen} />}
        </div>
      </div>
      {flags.showMenu && <Late Part={Avisos} />}
    </div>
  );
}

/** Lazy part of the frame with its placeholder; when loading fails the screen works without it. */
function Late({ Part, place = null }: { Part: ComponentType; place?: ReactNode }) {
  return (
    <QuietBoundary>
      <Suspense fallback={place}>
        <Part />
      </Suspense>
    </QuietBoundary>
  );
}

/** Returns the panel beside the screen on a wide window; none on embedded pages. */
function useBeside(flags: RouteFlags): 'menu' | 'capa' | undefined {
  const isWide = useIsWide();
  const session = useSession();
  if (!isWide || flags.isEmbedded) return undefined;
  return session?.tipo === 'consumidor' ? 'menu' : 'capa';
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

/** Sets the campaign's background picture for the current screen; the entry is named `login`. */
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
