import { telaTitulos } from '@trevo/config/configuracao/telas';
import { useRef, useEffect, type KeyboardEvent } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findNeighbours, listTelasPrincipais } from '../../platform/navigation/tela-path.ts';
import { layoutText } from './layout.text.ts';
import type { ShiftState } from './use-shift.ts';
import styles from './TelasBar.module.css';

/** The campaign's main screens side by side: what a swipe does, for fingers, keys and eyes. */
export function TelasBar() {
  const configuracao = useConfiguracao();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  const principais = listTelasPrincipais(configuracao);
  const current = principais.findIndex(({ path }) => path === pathname);
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the bar moves: scrolled into view, the page would leave the place that the person came back to.
    if (bar.current && shown)
      bar.current.scrollLeft = shown.offsetLeft - (bar.current.clientWidth - shown.offsetWidth) / 2;
  }, [pathname]);
  if (current < 0 || principais.length < 2) return null;

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
    // The keys are a second way beside Tab and Enter, which the links know by themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows only repeat what the links do
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
