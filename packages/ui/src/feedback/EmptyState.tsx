import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  illustration: IllustrationName;
  title: ReactNode;
  message?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** `h1` when nothing else on the screen has a title. */
  heading?: 'h1' | 'h2';
}

/** The empty state of a list, with a call to action. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, message, action, heading: Heading = 'h2' } = props;
  return (
    <div className={styles.state}>
      <Illustration name={illustration} />
      <Heading className={styles.title}>{title}</Heading>
      {message && <p className={styles.message}>{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
