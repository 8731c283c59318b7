import { useRef, type PointerEvent, type RefObject } from 'react';

const CLOSE_FRACTION = 0.3;
const CLOSE_SPEED = 0.6;

export interface SheetDrag {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

interface Grip {
  y: number;
  time: number;
  offset: number;
}

/** Returns the handlers of the sheet's drag handle. A long or fast enough drag closes it; otherwise it springs back. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: (() => void) | null): SheetDrag {
  const grip = useRef<Grip | null>(null);

  function draw(offset: number | null) {
    const style = sheet.current?.style;
    if (!style) return;
    // Written directly to the style: a re-render per move could not keep up with the finger on a slow phone.
    style.transition = offset === null ? '' : 'none';
    style.translate = offset === null ? '' : `0 ${offset}px`;
  }

  return {
    onPointerDown(event) {
      if (!onClose || !event.isPrimary || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { y: event.clientY, time: event.timeStamp, offset: 0 };
    },
    onPointerMove(event) {
      if (!grip.current) return;
      grip.current.offset = Math.max(0, event.clientY - grip.current.y);
      draw(grip.current.offset);
    },
    onPointerUp(event) {
      const released = grip.current;
      grip.current = null;
      if (!released) return;
      draw(null);
      const speed = released.offset / Math.max(1, event.timeStamp - released.time);
      const height = sheet.current?.offsetHeight ?? Infinity;
      const isFlick = speed > CLOSE_SPEED && released.offset > 24;
      if (isFlick || released.offset > height * CLOSE_FRACTION) onClose?.();
    },
    onPointerCancel() {
      grip.current = null;
      draw(null);
    },
  };
}
