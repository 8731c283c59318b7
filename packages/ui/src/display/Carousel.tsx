import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useSwipe } from '../gesture/use-swipe.ts';
import styles from './Carousel.module.css';

export interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Formats the accessible name of an item, such as `2 de 5`. */
  toItemLabel(position: number, total: number): string;
  /** Index of the initially centred item. */
  initial?: number;
  onChange?(index: number): void;
  children: ReactNode;
}

/** Minimum horizontal movement of a swipe, in pixels. */
const swipePixels = 125;

/**
 * Cards side by side, one centred, with the neighbours partly visible and empty cards beyond the ends. Moved by
 * swipes of at least 125 pixels, by the buttons, or with the arrow keys.
 */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, toItemLabel, initial = 0, onChange, children } = props;
  const items = Children.toArray(children);
  const last = items.length - 1;
  const [current, setCurrent] = useState(Math.min(initial, Math.max(0, last)));

  function show(index: number) {
    const next = Math.min(last, Math.max(0, index));
    if (next === current) return;
    setCurrent(next);
    onChange?.(next);
  }
  const swipe = useSwipe((direction) => show(current + (direction === 'left' ? 1 : -1)), swipePixels);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(current + (event.key === 'ArrowLeft' ? -1 : 1));
  }

  return (
    <section className={styles.carousel} aria-label={label} data-arrows>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row of cards that arrow keys move, with buttons beside it */}
      <div
        className={styles.window}
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        {...swipe}
      >
        <div className={styles.track} style={{ '--atual': current + 1 } as CSSProperties}>
          <div className={styles.empty} aria-hidden="true" />
          {items.map((item, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- the caller's items have only their place
              key={index}
              className={styles.item}
              role="group"
              aria-label={toItemLabel(index + 1, items.length)}
              aria-hidden={index !== current || undefined}
              inert={index !== current}
            >
              {item}
            </div>
          ))}
          <div className={styles.empty} aria-hidden="true" />
        </div>
      </div>
      {items.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={previousLabel}
            icon={<ChevronLeft />}
            aria-disabled={current === 0 || undefined}
            onClick={() => show(current - 1)}
          />
          <span className={styles.dots} aria-hidden="true">
            {items.map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
              <span key={index} className={styles.dot} data-current={index === current || undefined} />
            ))}
          </span>
          <IconButton
            label={nextLabel}
            icon={<ChevronRight />}
            aria-disabled={current === last || undefined}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </section>
  );
}
