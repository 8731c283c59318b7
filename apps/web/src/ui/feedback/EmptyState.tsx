import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  illustration: IllustrationName;
  title: ReactNode;
  message?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** A list with nothing in it yet, and what to do about it. */
export function EmptyState({ illustration, title, message, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Illustration name={illustration} />
      <h2 className={styles.title}>{title}</h2>
      {message && <p className={styles.message}>{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
