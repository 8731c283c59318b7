import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: Tone | 'neutro';
  icon?: ReactNode;
  /** A dot before the words, for a status. */
  dot?: boolean;
  /** Full colour, for the one thing that must be seen. */
  strong?: boolean;
  children: ReactNode;
}

/** A pill with a status or a mark. The words say it all; the colour only helps. */
export function Badge({ tone = 'neutro', icon, dot = false, strong = false, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-strong={strong || undefined}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}
