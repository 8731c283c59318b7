import type { ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** A PageHeader, or the brand's own. */
  header?: ReactNode;
  /** A BottomBar. */
  footer?: ReactNode;
  /** Without side margins, for content that goes to the edges. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
}

/** The column of a screen, all of it `<main>`: title, content, and the bar that stays at the bottom. */
export function Page({ header, footer, bleed = false, className, children }: PageProps) {
  return (
    <main className={joinClasses(styles.page, className)}>
      {header}
      <div className={joinClasses(styles.content, bleed && styles.bleed)}>{children}</div>
      {footer}
    </main>
  );
}
