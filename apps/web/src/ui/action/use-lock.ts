import { useCallback, useEffect, useRef, useState } from 'react';

export interface Lock {
  /** For the look and `aria-disabled`. */
  locked: boolean;
  /** Takes the lock. False when it is already taken: the caller must then do nothing. */
  lock(): boolean;
}

/** A lock that opens by itself after `milliseconds`: stops the double tap that would send a form twice. */
export function useLock(milliseconds = 1000): Lock {
  const [locked, setLocked] = useState(false);
  // State arrives after the render; two taps within one frame must already see the lock.
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  const lock = useCallback(() => {
    if (timer.current) return false;
    timer.current = setTimeout(() => {
      timer.current = null;
      setLocked(false);
    }, milliseconds);
    setLocked(true);
    return true;
  }, [milliseconds]);
  return { locked, lock };
}
