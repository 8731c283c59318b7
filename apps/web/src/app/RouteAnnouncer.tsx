import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTitulo } from '../platform/configuracao/PartidaProvider.tsx';
import { LiveRegion } from '@trevo/ui/feedback/LiveRegion.tsx';

/** Announces a screen change: sets the document title and focuses the new heading, so that it is read. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const titulo = useTitulo();
  const [said, setSaid] = useState('');
  const isFirst = useRef(!wasOpenedEarlier(pathname));

  useEffect(() => {
    const isFirstScreen = isFirst.current;
    isFirst.current = false;
    return whenHeading((heading) => {
      const words = heading.textContent.trim();
      document.title = words && words !== titulo ? `${words} · ${titulo}` : titulo;
      // The browser announces the first page itself.
      if (isFirstScreen) return;
      setSaid(words);
      // A screen that focused its own field takes precedence.
      if (document.activeElement?.closest('main input, main textarea, dialog[open]')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, titulo]);

  return <LiveRegion>{said}</LiveRegion>;
}

/**
 * Whether the user opened this screen before the announcer had loaded: the page was loaded at another address, and
 * history entries were added since. A redirect replaces the entry.
 */
function wasOpenedEarlier(pathname: string): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const isOther = load !== undefined && new URL(load.name).pathname !== pathname;
  return isOther && ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

const patienceMilliseconds = 10_000;

/**
 * Calls `onHeading` with the screen's `h1`, now or once it is mounted: the screen may still be loading. Returns
 * a function that stops waiting.
 */
function whenHeading(onHeading: (heading: HTMLHeadingElement) => void): () => void {
  const find = () => document.querySelector<HTMLHeadingElement>('h1');
  const present = find();
  if (present) {
    onHeading(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    onHeading(heading);
  });
  const timer = setTimeout(() => observer.disconnect(), patienceMilliseconds);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Delay before a field of a screen takes the focus, in milliseconds. */
const firstFocusMilliseconds = 1000;

const textFields =
  'main form:not([role="search"]) :is(input:not([type]), input[type="text"], input[type="tel"], input[type="email"], input[type="password"], textarea):not([readonly], [disabled])';

/** Focuses the first empty field of a screen, else its first one, unless the user has already interacted. */
export function useFirstFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const focus = () => {
      stop();
      const active = document.activeElement;
      if (active?.matches('input, textarea, select') || document.querySelector('dialog[open]')) return;
      const fields = [...document.querySelectorAll<HTMLInputElement>(textFields)];
      const field = fields.find(({ value }) => value === '') ?? fields[0];
      field?.focus({ preventScroll: true });
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
