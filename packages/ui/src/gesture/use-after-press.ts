import { useEffect, useState } from 'react';

/** On touch screens the blur and the click come after the finger has left; no browser needs longer for them. */
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
    // Every other handler of the click has run by then.
    click: () => releaseAfter(0),
    pointercancel: () => releaseAfter(0),
  };
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener, { capture: true, passive: true });
}

/**
 * Holds a change back while a press is under way, and returns the value from before it. A message that appears as a
 * field is left moves the page; between press and release it would move the target away, and the click would be lost.
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
