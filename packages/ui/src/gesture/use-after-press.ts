import { useEffect, useState } from 'react';

/** Maximum delay of blur and click after the pointer release on touch screens, in all browsers. */
const clickMilliseconds = 300;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const show of waiting) show();
  waiting.clear();
}

if (typeof window !== 'undefined') {
  const releaseAfter = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(release, milliseconds);
  };
  const listeners: Partial<Record<keyof WindowEventMap, () => void>> = {
    pointerdown: () => {
      clearTimeout(timer);
      isPressed = true;
    },
    pointerup: () => releaseAfter(clickMilliseconds),
    // All other click handlers have run by then.
    click: () => releaseAfter(0),
    pointercancel: () => releaseAfter(0),
  };
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener, { capture: true, passive: true });
}

/**
 * Returns the value from before a press while the press is active. An error shown on blur causes a layout shift;
 * between press and release it would move the target away, and the click would be lost.
 */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const isSame = Object.is(shown, value);
  useEffect(() => {
    if (isSame) return;
    const show = () => setShown(value);
    if (!isPressed) return show();
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [value, isSame]);
  return isPressed ? shown : value;
}
