import { useRef, type CSSProperties, type PointerEvent } from 'react';

export type SwipeDirection = 'left' | 'right';

/** Start of a swipe, in window pixels. */
export interface SwipeStart {
  readonly x: number;
  readonly y: number;
}

export interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  style: CSSProperties;
}

/**
 * Returns handlers that detect a horizontal swipe of at least `distance` pixels; spread them on the element. A
 * gesture that is more vertical than horizontal is a scroll and ignored, like one that begins in a text field.
 */
export function useSwipe(
  onSwipe: (direction: SwipeDirection, from: SwipeStart) => void,
  distance = 125,
): SwipeHandlers {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event) {
      const target = event.target as Element;
      if (!event.isPrimary || target.closest('input, textarea, select, [data-no-swipe]')) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp(event) {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) < distance || Math.abs(event.clientY - from.y) > Math.abs(x)) return;
      onSwipe(x < 0 ? 'left' : 'right', from);
    },
    onPointerCancel() {
      start.current = null;
    },
    // Otherwise the browser handles the horizontal movement itself and cancels the pointer.
    style: { touchAction: 'pan-y' },
  };
}
