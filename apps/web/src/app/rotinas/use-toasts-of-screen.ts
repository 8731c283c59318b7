import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toasts } from '../../platform/toast/toasts.ts';

/** A toast that an action shows together with its navigation belongs to the next screen. */
const sameActionMilliseconds = 500;

/** Removes the toasts of the last screen on navigation. */
export function useToastsOfScreen(): void {
  const { pathname } = useLocation();
  useEffect(() => toasts.dismissOlderThan(sameActionMilliseconds), [pathname]);
}
