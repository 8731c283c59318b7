import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: Tone | 'neutro';
  icon?: ReactNode;
  /** A dot before the text, for a status. */
  dot?: boolean;
  /** Solid colour, for the most important status. */
  strong?: boolean;
  children: ReactNode;
}

/** A pill with a status or a mark. The text carries the meaning; the colour is only a support. */
export function Badge({ tone = 'neutro', icon, dot = false, strong = false, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-strong={strong || undefined}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      {children}
    </span>
  );
}
