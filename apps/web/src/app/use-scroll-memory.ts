import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const storageKey = 'trevo.rolagem';
/** How long a slow list is waited for, and for how long nothing has to change until a screen counts as there. */
const patienceMilliseconds = 10_000;
const quietMilliseconds = 1000;

/** Positions by history entry, also across a reload of the window. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

const positions = typeof window === 'undefined' ? new Map<string, number>() : readPositions();

/** Whether this page was asked for anew: neither by a reload nor by going back to it from another site. */
function isFreshPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** While a screen is brought back to its place, what the page passes through on the way is not remembered. */
let isReturning = false;

/**
 * Keeps how far each screen was scrolled. Going back returns there, as soon as the content is long enough; a new
 * screen begins at the top.
 *
 * @param key the history entry; the first one of every page that is opened has the same key, so its address counts too
 * @param isReturn the person went back or forward, or reloaded
 */
export function useScrollMemory(key: string, address: string, isReturn: boolean): void {
  const entry = key === 'default' ? `default ${address}` : key;
  const current = useRef(entry);
  // The router calls the first screen of a page a return, whichever way the page was opened.
  useState(() => isFreshPage() && positions.delete(entry));

  useEffect(() => {
    // The browser would scroll before our content is there.
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (!isReturning) positions.set(current.current, window.scrollY);
    };
    const save = () => {
      // The last movement may not have been told yet.
      remember();
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
      } catch {
        // A reload will begin at the top.
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    // A press may lead away before the last movement was told.
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
 * Scrolls now, and again while the page grows and its lists take the place of what stood for them, until nothing has
 * changed for a while or the person moves it. Returns how to stop.
 */
function scrollWhenPossible(target: number): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => attempt());
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  isReturning = true;
  // The browser would hold fast to what it sees of a page that is half there.
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
