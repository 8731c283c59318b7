import { startTransition, useEffect, useState } from 'react';

/** Fallback in milliseconds for a hidden page, which is not painted. */
const unseenMilliseconds = 1000;

/** Resolves after the current render has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenMilliseconds);
  });

let hasBegun = false;

/** Returns whether the app's first paint is done, for content that must not delay it. */
export function useHasBegun(): boolean {
  const [now, setNow] = useState(hasBegun);
  useEffect(() => {
    if (now) return;
    void afterPaint().then(() => {
      hasBegun = true;
      startTransition(() => setNow(true));
    });
  }, [now]);
  return now;
}
