import { type RefObject, useLayoutEffect } from 'react';
import { createStore, useStore } from '../create-store.ts';

const shown = createStore(0);

/**
 * Counts a filled button of a screen while it is mounted. Buttons in a dialog, or outside of the screen's
 * `<main>`, do not count: those have a primary action of their own.
 *
 * @param inside the button, or an element in it
 */
export function useMainAction(inside: RefObject<HTMLElement | null>, isFilled: boolean): void {
  useLayoutEffect(() => {
    const element = inside.current;
    if (!isFilled || !element?.closest('main') || element.closest('dialog')) return;
    shown.set(shown.get() + 1);
    return () => shown.set(shown.get() - 1);
  }, [inside, isFilled]);
}

/**
 * Whether the screen has a filled button: surrounding elements then use a quieter style, for there is one at a
 * time.
 */
export const useHasMainAction = (): boolean => useStore(shown) > 0;
