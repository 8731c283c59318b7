import { useEffect } from 'react';

interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows a number on the app icon where supported; removes it on unmount. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    const phone = navigator as BadgeNavigator;
    // -- swallowed: a phone without badge support rejects, and nothing depends on it
    void phone.setAppBadge?.(count).catch(() => undefined);
    return () => void phone.clearAppBadge?.().catch(() => undefined);
  }, [count]);
}
