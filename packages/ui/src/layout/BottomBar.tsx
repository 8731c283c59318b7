import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useKeyboardInset } from '../gesture/use-keyboard-inset.ts';
import styles from './BottomBar.module.css';
import { useScrollsDown } from './use-scrolls-down.ts';

export interface BottomBarProps {
  /** The primary action, and optionally a quieter second one. */
  children: ReactNode;
  /** A line above the buttons: a total, a remark. */
  note?: ReactNode;
}

/**
 * Sticks the action of a screen to the bottom: above the safe-area inset, above the keyboard. In a low window
 * only the primary action stays visible, and when even that takes a third of the window the bar is placed at the
 * end of the page.
 */
export function BottomBar({ children, note }: BottomBarProps) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  const isShrunk = useScrollsDown();
  const { isInFlow, hangs } = useScrollRoom(bar, 'actions');
  const bottom = inset > 0 || hangs > 0 ? inset - hangs : undefined;
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-keyboard={inset > 0 || undefined}
      data-in-flow={isInFlow || undefined}
      data-hangs={hangs > 0 || undefined}
      data-shrunk={isShrunk || undefined}
      style={bottom === undefined ? undefined : { bottom }}
    >
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** Height of the fade above a bar; focused elements must not be in it either. */
const fadePixels = 24;

/**
 * Maximum share of the window's height for all bars at its bottom, and the share above which only the first
 * action sticks.
 */
const most = 1 / 3;
const plenty = 1 / 4;

/** A landscape phone: too low to spend height on a menu. */
const lying = '(max-height: 30rem) and (min-width: 35rem)';

/** The heights that cover the bottom of each scroll container, by bar. */
const bars = new WeakMap<HTMLElement, Map<Element, number>>();

export interface BarPlace {
  /** Too high to stick: it is placed at the end of the page. */
  readonly isInFlow: boolean;
  /** Height in pixels below the window until the page is scrolled to its end. */
  readonly hangs: number;
}

const sticks: BarPlace = { isInFlow: false, hangs: 0 };

/**
 * Determines how a bar sticks to the bottom, and reserves room for it in the scroll container, so that focused
 * elements are not covered; also publishes it as `--altura-barras` for elements floating above the bars. The
 * scroll container is the page, or the nearest element marked `data-scroller`.
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>, kind: 'menu' | 'actions'): BarPlace {
  const [place, setPlace] = useState(sticks);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const scroller = element.closest<HTMLElement>('[data-scroller]') ?? document.documentElement;
    const heights = bars.get(scroller) ?? new Map<Element, number>();
    bars.set(scroller, heights);
    const apply = () => {
      const total = [...heights.values()].reduce((sum, height) => sum + height, 0);
      scroller.style.scrollPaddingBottom = heights.size > 0 ? `${total + fadePixels}px` : '';
      scroller.style.setProperty('--altura-barras', `${total}px`);
    };
    const measure = () => {
      const others = [...heights].reduce((sum, [one, height]) => (one === element ? sum : sum + height), 0);
      const next = findPlace(element, kind, others, window.innerHeight);
      heights.set(element, next.isInFlow ? 0 : element.offsetHeight - next.hangs);
      setPlace((now) => (now.isInFlow === next.isInFlow && now.hangs === next.hangs ? now : next));
      apply();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      heights.delete(element);
      apply();
    };
  }, [bar, kind]);
  return place;
}

function findPlace(element: HTMLElement, kind: 'menu' | 'actions', others: number, room: number): BarPlace {
  const height = element.offsetHeight;
  if (kind === 'menu') return { isInFlow: height > room * most || matchMedia(lying).matches, hangs: 0 };
  if (height + others <= room * plenty) return sticks;
  const actions = [...(element.lastElementChild?.children ?? [])] as HTMLElement[];
  const [first, second] = actions;
  // From the top of the second action on; the padding below the bar stays below the first one.
  const hangs =
    first && second
      ? actions.at(-1)!.offsetTop + actions.at(-1)!.offsetHeight - first.offsetTop - first.offsetHeight
      : 0;
  const isInFlow = height - hangs + others > room * most;
  return { isInFlow, hangs: isInFlow ? 0 : hangs };
}
