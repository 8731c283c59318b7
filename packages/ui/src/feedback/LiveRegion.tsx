import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

export interface LiveRegionProps {
  /** Interrupts what is being read. */
  urgent?: boolean;
  /** Keep the region mounted and change what is inside: a region born with its text is often not read. */
  children: ReactNode;
}

/** Says its text when it changes; draws nothing. */
export function LiveRegion({ urgent = false, children }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={urgent ? 'alert' : 'status'} aria-atomic="true">
        {children}
      </span>
    </VisuallyHidden>
  );
}

/** Text only for who listens to the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
