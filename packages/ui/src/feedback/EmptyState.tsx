import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  illustration: IllustrationName;
  title: ReactNode;
  message?: ReactNode;
  /** The sentence of a rule book, small, where people have been told it in words already. */
  note?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** `h1` when nothing else on the screen has a title. */
  heading?: 'h1' | 'h2';
}

/** A list with nothing in it yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, message, note, action, heading: Heading = 'h2' } = props;
  return (
    <div className={styles.state}>
      <Illustration name={illustration} />
      <Heading className={styles.title}>{title}</Heading>
      {message && <p className={styles.message}>{message}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
