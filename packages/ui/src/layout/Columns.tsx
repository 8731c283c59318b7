import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export interface ColumnsProps {
  /** Content of the right column where there is room; on a phone it follows below. */
  aside: ReactNode;
  /** Which of the two is the list, and gets more width. */
  main?: 'first' | 'aside';
  children: ReactNode;
}

/** Two parts of a screen, side by side on a wide window, stacked on a phone. Inside a Page, which widens as needed. */
export function Columns({ aside, main = 'first', children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-columns={main}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
