import { useEffect, useLayoutEffect, useRef } from 'react';

const storageKey = 'trevo.rolagem';
const patienceMilliseconds = 3000;

/** Positions by history entry, also across a reload of the window. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

const positions = typeof window === 'undefined' ? new Map<string, number>() : readPositions();

/**
 * Keeps how far each screen was scrolled. Going back returns there, as soon as the content is long enough; a new
 * screen begins at the top.
 *
 * @param key the history entry
 * @param isReturn the person went back or forward, or reloaded
 */
export function useScrollMemory(key: string, isReturn: boolean): void {
  const current = useRef(key);

  useEffect(() => {
    // The browser would scroll before our content is there.
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(current.current, window.scrollY);
    const save = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
      } catch {
        // A reload will begin at the top.
      }
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const isSame = current.current === key;
    current.current = key;
    const target = isReturn ? (positions.get(key) ?? 0) : 0;
    if (target > 0) return scrollWhenPossible(target);
    if (!isSame) window.scrollTo(0, 0);
    return undefined;
  }, [key, isReturn]);
}

/** Scrolls now, and again while the page grows, until it is there or the person moves it. Returns how to stop. */
function scrollWhenPossible(target: number): () => void {
  const observer = new ResizeObserver(() => attempt());
  const events = ['wheel', 'touchstart', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) < 2) stop();
  };
  const timer = setTimeout(stop, patienceMilliseconds);
  for (const event of events) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
