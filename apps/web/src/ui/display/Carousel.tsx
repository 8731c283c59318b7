import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { isMotionReduced } from '../gesture/use-reduced-motion.ts';
import styles from './Carousel.module.css';

export interface CarouselProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Name of an item, such as `2 de 5`. */
  toItemLabel(position: number, total: number): string;
  /** Share of the width that one item takes; the rest shows the neighbour. */
  itemWidth?: string;
  children: ReactNode;
}

/** Items side by side that snap into place: swiped, by the buttons, or with the arrow keys. */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, toItemLabel, itemWidth = '88%', children } = props;
  const items = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const element = track.current;
    const item = element?.children[Math.min(items.length - 1, Math.max(0, index))];
    if (!element || !(item instanceof HTMLElement)) return;
    // Not scrollIntoView: it would also move the page.
    const left = item.offsetLeft - (element.clientWidth - item.offsetWidth) / 2;
    element.scrollTo({ left, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(current + (event.key === 'ArrowLeft' ? -1 : 1));
  }

  return (
    <section className={styles.carousel} aria-label={label} data-arrows data-no-swipe>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scroller that arrow keys move, with buttons beside it */}
      <div
        ref={track}
        className={styles.track}
        style={{ gridAutoColumns: items.length === 1 ? '100%' : itemWidth }}
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: element }) => {
          const range = element.scrollWidth - element.clientWidth;
          if (range > 0) setCurrent(Math.round((element.scrollLeft / range) * (items.length - 1)));
        }}
      >
        {items.map((item, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the caller's items have only their place
            key={index}
            className={styles.item}
            role="group"
            aria-label={toItemLabel(index + 1, items.length)}
          >
            {item}
          </div>
        ))}
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
            aria-disabled={current === items.length - 1 || undefined}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </section>
  );
}
