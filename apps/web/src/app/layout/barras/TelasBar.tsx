import { telaTitulos } from '@trevo/config/configuracao/telas';
import { useRef, useEffect, type KeyboardEvent } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { findNeighbours, listTelasPrincipais } from '../../../platform/navigation/paths/tela-path.ts';
import { layoutText } from '../layout.text.ts';
import type { ShiftState } from '../use-shift.ts';
import styles from './TelasBar.module.css';

/** Tab bar of the campaign's main screens, the visible equivalent of a swipe. */
export function TelasBar() {
  const configuracao = useConfiguracao();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  const principais = listTelasPrincipais(configuracao);
  const current = principais.findIndex(({ path }) => path === pathname);
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the bar: scrollIntoView would also scroll the page and lose the restored position.
    if (bar.current && shown)
      bar.current.scrollLeft = shown.offsetLeft - (bar.current.clientWidth - shown.offsetWidth) / 2;
  }, [pathname]);
  // Home is in the menu, and its top belongs to the prize.
  if (current < 0 || principais.length < 2 || pathname === appPaths.home) return null;

  function move(event: KeyboardEvent): void {
    const { anterior, proxima } = findNeighbours(configuracao, pathname);
    const [path, direcao] =
      event.key === 'ArrowRight'
        ? ([proxima, 1] as const)
        : event.key === 'ArrowLeft'
          ? ([anterior, -1] as const)
          : [];
    if (!path) return;
    event.preventDefault();
    void navigate(path, { replace: true, state: { direcao } satisfies ShiftState });
  }

  return (
    // Arrow keys are an addition to Tab and Enter, which links support natively.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows only repeat the links
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={layoutText.telas}
      onKeyDown={move}
      data-no-swipe
      data-telas
    >
      {principais.map(({ nome, path }, position) => (
        <NavLink
          key={path}
          className={styles.tela}
          to={path}
          replace
          state={{ direcao: position < current ? -1 : 1 } satisfies ShiftState}
        >
          {telaTitulos[nome]}
        </NavLink>
      ))}
    </nav>
  );
}
