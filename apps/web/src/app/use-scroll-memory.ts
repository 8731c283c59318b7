import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const storageKey = 'trevo.rolagem';
/** Timeout for a slow list, and the quiet time after which a screen counts as complete, in milliseconds. */
const patienceMilliseconds = 10_000;
const quietMilliseconds = 1000;

/** Scroll positions by history entry; survive a reload. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

const positions = typeof window === 'undefined' ? new Map<string, number>() : readPositions();

/** Returns whether the page was opened by a new navigation, not by a reload or a traversal from another site. */
function isFreshPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** True while a position is being restored; scroll events are not recorded then. */
let isReturning = false;

/**
 * Records the scroll position of each screen behind the entry and restores it on going back, once the content is long
 * enough; a new screen starts at the top. It begins with the first screen: a quick user leaves it at once.
 *
 * @param key key of the history entry; the first entry of every page load has the same key, so its address
 * counts too
 * @param isReturn whether the navigation was a traversal or a reload
 */
export function useScrollMemory(key: string, address: string, isReturn: boolean): void {
  const entry = key === 'default' ? `default ${address}` : key;
  const current = useRef<string>(undefined);
  // The router reports the first screen as a traversal (POP), however the page was opened.
  useState(() => isFreshPage() && positions.delete(entry));

  useEffect(() => {
    // The browser would restore before the content is rendered.
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (!isReturning && current.current !== undefined) positions.set(current.current, window.scrollY);
    };
    const save = () => {
      // The last scroll event may still be pending.
      remember();
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
      } catch {
        // After a failed write a reload starts at the top.
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    // A click may navigate before the last scroll event is delivered.
    window.addEventListener('click', remember, { capture: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const isSame = current.current === entry;
    current.current = entry;
    const target = isReturn ? (positions.get(entry) ?? 0) : 0;
    if (target > 0) return scrollWhenPossible(target);
    if (!isSame) window.scrollTo(0, 0);
    return undefined;
  }, [entry, isReturn]);
}

/**
 * Scrolls now, and again while the page grows and its skeletons are replaced, until the layout is stable for a
 * while or the user scrolls. Returns a function that stops.
 */
function scrollWhenPossible(target: number): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => attempt());
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  isReturning = true;
  // Scroll anchoring would keep the position of half-rendered content.
  style.overflowAnchor = 'none';
  const stop = () => {
    isReturning = false;
    style.overflowAnchor = '';
    observer.disconnect();
    clearTimeout(patience);
    clearTimeout(quiet);
    for (const event of events) window.removeEventListener(event, stop);
  };
  const patience = setTimeout(stop, patienceMilliseconds);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    window.scrollTo(0, target);
    clearTimeout(quiet);
    if (Math.abs(window.scrollY - target) < 2) quiet = setTimeout(stop, quietMilliseconds);
  };
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
