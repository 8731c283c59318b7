import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findNeighbours } from '../../platform/navigation/paths/tela-path.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { isMotionReduced } from '@trevo/ui/gesture/reduced-motion.ts';
import { useSwipe, type SwipeHandlers } from '@trevo/ui/gesture/use-swipe.ts';

/** History state of a sideways navigation: 1 to the next main screen, -1 to the previous one. */
export interface ShiftState {
  readonly direcao?: 1 | -1 | undefined;
}

const edgePixels = 24;
const swipePixels = 60;
/** Duration and easing of a sheet: `--tempo-folha`, `--curva-folha`. */
export const shiftMovement = { duration: 500, easing: 'cubic-bezier(0.05, 0.9, 0.1, 1)' } as const;
const shiftPixels = 32;

/**
 * Swipe handlers of a screen: from the edge a swipe opens the account drawer, elsewhere it opens the
 * neighbouring main screen. Spread them on the frame.
 */
export function useShiftSwipe(hasConta: boolean): SwipeHandlers {
  const configuracao = useConfiguracao();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const swipe = useSwipe((direction, from) => {
    if (hasConta && direction === 'right' && from.x <= edgePixels) return paineis.open('conta');
    const { anterior, proxima } = findNeighbours(configuracao, pathname);
    const path = direction === 'left' ? proxima : anterior;
    const state: ShiftState = { direcao: direction === 'left' ? 1 : -1 };
    // Tabs add no history entries: back returns to where the user came from.
    if (path) void navigate(path, { replace: true, state });
  }, swipePixels);
  return {
    ...swipe,
    onPointerDown(event: PointerEvent) {
      // A mouse drag selects text, and a dialog rendered inside a screen is not part of the swipe area.
      if (event.pointerType === 'mouse' || (event.target as Element).closest('dialog')) return;
      swipe.onPointerDown(event);
    },
  };
}

/** Animates a neighbouring screen in from its side. */
export function useShiftMovement(element: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation();
  const direcao = (state as ShiftState | null)?.direcao;
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (!direcao || isMotionReduced()) return;
    element.current?.animate?.(
      [
        { opacity: 0, transform: `translateX(${direcao * shiftPixels}px)` },
        { opacity: 1, transform: 'none' },
      ],
      shiftMovement,
    );
  }, [key, direcao, element]);
}
