import type { ReactNode } from 'react';
import styles from './RankedBars.module.css';

export interface RankedBar {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: number;
  /** The value in words, with its share or trend. */
  readonly text: ReactNode;
}

/** A list of values with a bar for each, the longest for the greatest. It is text, so it needs no table beside it. */
export function RankedBars({ label, bars }: { label: string; bars: readonly RankedBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map(({ id, name, value, text }) => (
        <li key={id} className={styles.bar}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
          <svg className={styles.svg} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width="100" height="1" />
            <rect className={styles.value} width={(100 * value) / most} height="1" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
