import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useKeyboardInset } from '../gesture/use-keyboard-inset.ts';
import styles from './BottomBar.module.css';

export interface BottomBarProps {
  /** The primary action; a second, quieter one may follow it. */
  children: ReactNode;
  /** A line above the buttons: a total, a remark. */
  note?: ReactNode;
}

/** Holds the action of a screen at the bottom: above the safe area, above the keyboard, always seen. */
export function BottomBar({ children, note }: BottomBarProps) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar);
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-keyboard={inset > 0 || undefined}
      style={inset > 0 ? { bottom: inset } : undefined}
    >
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** The page fades under a bar; what has the focus must not stand in that either. */
const fadePixels = 24;

/** The heights of the bars that stay at the bottom of each scrolling element. */
const bars = new WeakMap<HTMLElement, Map<Element, number>>();

/**
 * Keeps what gets the focus from stopping under a bar that stays at the bottom: whatever scrolls around it leaves
 * that much room. Around it scrolls the page, or the nearest element marked `data-scroller`.
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const scroller = element.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;
    const heights = bars.get(scroller) ?? new Map<Element, number>();
    bars.set(scroller, heights);
    const apply = () => {
      const total = [...heights.values()].reduce((sum, height) => sum + height, 0);
      scroller.style.scrollPaddingBottom = heights.size > 0 ? `${total + fadePixels}px` : '';
    };
    const measure = () => {
      heights.set(element, element.offsetHeight);
      apply();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(element);
      apply();
    };
  }, [bar]);
}
