import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConfiguracao } from '../../platform/configuracao/PartidaProvider.tsx';
import { findNeighbours } from '../../platform/navigation/tela-path.ts';
import { paineis } from '../../platform/navigation/painel-store.ts';
import { isMotionReduced } from '@trevo/ui/gesture/reduced-motion.ts';
import { useSwipe, type SwipeHandlers } from '@trevo/ui/gesture/use-swipe.ts';

/** What a sideways move leaves in the history: 1 to the next main screen, -1 to the one before. */
export interface ShiftState {
  readonly direcao?: 1 | -1 | undefined;
}

const edgePixels = 24;
const swipePixels = 60;
/** The time and the curve of a sheet: `--tempo-folha`, `--curva-folha`. */
export const shiftMovement = { duration: 500, easing: 'cubic-bezier(0.05, 0.9, 0.1, 1)' } as const;
const shiftPixels = 32;

/**
 * Sideways swipes on a screen: from the edge they open the menu at the side, elsewhere they lead to the neighbouring
 * main screen. Spread the answer on the frame.
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
    // Tabs leave no steps behind: back goes where the person came from.
    if (path) void navigate(path, { replace: true, state });
  }, swipePixels);
  return {
    ...swipe,
    onPointerDown(event: PointerEvent) {
      // A mouse selects text, and a dialog drawn inside a screen is not the screen.
      if (event.pointerType === 'mouse' || (event.target as Element).closest('dialog')) return;
      swipe.onPointerDown(event);
    },
  };
}

/** Brings a neighbouring screen in from the side it lies on. */
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
