import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useKeyboardInset } from '../gesture/use-keyboard-inset.ts';
import styles from './BottomBar.module.css';

export interface BottomBarProps {
  /** The primary action; a second, quieter one may follow it. */
  children: ReactNode;
  /** A line above the buttons: a total, a remark. */
  note?: ReactNode;
}

/**
 * Holds the action of a screen at the bottom: above the safe area, above the keyboard. It is always seen as long as it
 * leaves the screen its room: in a low window only the primary action stays, and when even that takes a third of the
 * window it ends the page.
 */
export function BottomBar({ children, note }: BottomBarProps) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  const { isInFlow, hangs } = useScrollRoom(bar, 'actions');
  const bottom = inset > 0 || hangs > 0 ? inset - hangs : undefined;
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-keyboard={inset > 0 || undefined}
      data-in-flow={isInFlow || undefined}
      data-hangs={hangs > 0 || undefined}
      style={bottom === undefined ? undefined : { bottom }}
    >
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** The page fades under a bar; what has the focus must not stand in that either. */
const fadePixels = 24;

/** The share of a window's height that all bars at its bottom may take, and from where on only the first action stays. */
const most = 1 / 3;
const plenty = 1 / 4;

/** A phone that lies: too low a window to give any of it to a menu. */
const lying = '(max-height: 30rem) and (min-width: 35rem)';

/** The heights that cover the bottom of each scrolling element, by the bar. */
const bars = new WeakMap<HTMLElement, Map<Element, number>>();

export interface BarPlace {
  /** It would cover too much: it stands at the end of the page like any other part. */
  readonly isInFlow: boolean;
  /** How many pixels of it hang below the window until the page is scrolled to its end. */
  readonly hangs: number;
}

const sticks: BarPlace = { isInFlow: false, hangs: 0 };

/**
 * Says how a bar stays at the bottom, and keeps what gets the focus from stopping under it: whatever scrolls around it
 * leaves that much room, and says it as `--altura-barras` to what floats above the bars. Around it scrolls the page, or
 * the nearest element marked `data-scroller`.
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
