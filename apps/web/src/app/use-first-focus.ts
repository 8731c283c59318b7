import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long a screen is there before its first field gets the focus. */
export const firstFocusMilliseconds = 1000;

const firstField =
  'main form:not([role="search"]) :is(input:not([type]), input[type="text"], input[type="tel"], input[type="email"], input[type="password"], textarea):not([readonly], [disabled])';

/** Puts the focus into the first field of a screen, unless the person has begun to do something by then. */
export function useFirstFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const focus = () => {
      stop();
      const active = document.activeElement;
      if (active?.matches('input, textarea, select') || document.querySelector('dialog[open]')) return;
      document.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
    };
    const timer = setTimeout(focus, firstFocusMilliseconds);
    const stop = () => {
      clearTimeout(timer);
      for (const event of begun) window.removeEventListener(event, stop, true);
    };
    for (const event of begun) window.addEventListener(event, stop, true);
    return stop;
  }, [pathname]);
}

const begun = ['pointerdown', 'keydown', 'input'] as const;
