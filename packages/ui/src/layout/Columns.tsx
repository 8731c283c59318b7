import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export interface ColumnsProps {
  /** What stands at the right of the rest where there is room; on a phone it follows below. */
  aside: ReactNode;
  /** Which of the two is the list, and gets the more of the room. */
  main?: 'first' | 'aside';
  children: ReactNode;
}

/**
 * Two kinds of things of one screen, side by side where the window has room, one below the other on a phone. Inside a
 * Page, which becomes as wide as it needs.
 */
export function Columns({ aside, main = 'first', children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-columns={main}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
