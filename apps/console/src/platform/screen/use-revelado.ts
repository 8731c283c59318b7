import { useEffect, useState } from 'react';

/** Seconds for which a revealed value stays on the screen. */
export const segundosVisivel = 60;

/** Holds a revealed value for a minute. */
export function useRevelado<T>(): { shown: T | null; show(value: T): void } {
  const [shown, setShown] = useState<T | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), segundosVisivel * 1000);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown, show: (value) => setShown(() => value) };
}
