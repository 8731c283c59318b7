import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text only for who listens to the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
