import { Children, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isMotionReduced } from '../gesture/use-reduced-motion.ts';
import styles from './Carousel.module.css';

export interface CarouselProps {
  label: string;
  /** Name of a dot, such as `Ver 2 de 5`. */
  toItemLabel(position: number, total: number): string;
  /** Share of the width that one item takes; the rest shows the neighbour. */
  itemWidth?: string;
  children: ReactNode;
}

/** Items side by side that snap into place: swiped, by dots, or with the arrow keys. */
export function Carousel({ label, toItemLabel, itemWidth = '88%', children }: CarouselProps) {
  const items = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const item = track.current?.children[Math.min(items.length - 1, Math.max(0, index))];
    item?.scrollIntoView({
      behavior: isMotionReduced() ? 'auto' : 'smooth',
      block: 'nearest',
      inline: 'center',
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(current + (event.key === 'ArrowLeft' ? -1 : 1));
  }

  return (
    <section className={styles.carousel} aria-label={label} data-arrows data-no-swipe>
      <div
        ref={track}
        className={styles.track}
        style={{ gridAutoColumns: items.length === 1 ? '100%' : itemWidth }}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget: element }) => {
          const range = element.scrollWidth - element.clientWidth;
          if (range > 0) setCurrent(Math.round((element.scrollLeft / range) * (items.length - 1)));
        }}
      >
        {items.map((item, index) => (
          <div key={index} className={styles.item}>
            {item}
          </div>
        ))}
      </div>
      {items.length > 1 && (
        <div className={styles.dots}>
          {items.map((_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={toItemLabel(index + 1, items.length)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
