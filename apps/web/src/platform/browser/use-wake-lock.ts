import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the browser can; a lock ends when the page is hidden, so it is renewed. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const next = await navigator.wakeLock?.request('screen');
        if (isLeft) await next?.release();
        else lock = next;
      } catch {
        // -- swallowed: refused at low battery; the screen then turns off as usual
      }
    };
    const renew = () => void request();
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', renew);
      void lock?.release();
    };
  }, []);
}
