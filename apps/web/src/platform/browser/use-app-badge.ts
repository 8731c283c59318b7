import { useEffect } from 'react';

interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows a number on the icon of the app among the phone's own, where the phone can; none when whoever showed it goes. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    const phone = navigator as BadgeNavigator;
    // -- swallowed: a phone that shows none says no, and nothing is missing
    void phone.setAppBadge?.(count).catch(() => undefined);
    return () => void phone.clearAppBadge?.().catch(() => undefined);
  }, [count]);
}
