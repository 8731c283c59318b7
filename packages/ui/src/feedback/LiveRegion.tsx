import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

export interface LiveRegionProps {
  /** Interrupts the current announcement (assertive). */
  urgent?: boolean;
  /**
   * Keep the region mounted and change its content: screen readers often skip a region mounted together with its
   * text.
   */
  children: ReactNode;
}

/** Announces its text when it changes; renders nothing visible. */
export function LiveRegion({ urgent = false, children }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgent ? 'alert' : 'status'} aria-atomic="true">
        {children}
      </span>
    </VisuallyHidden>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
