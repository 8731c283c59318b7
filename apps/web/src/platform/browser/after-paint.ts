import { startTransition, useEffect, useState } from 'react';

/** A page that nobody sees is not painted: there, what waits for it begins after this long. */
const unseenMilliseconds = 1000;

/** Resolves when what is being drawn now has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenMilliseconds);
  });

let hasBegun = false;

/** Whether the app's first picture has been painted: what is drawn only then keeps nobody waiting for it. */
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
