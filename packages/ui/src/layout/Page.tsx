import type { ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** A PageHeader, or the brand's own. */
  header?: ReactNode;
  /** A BottomBar. */
  footer?: ReactNode;
  /** Without side margins, for full-width content. */
  bleed?: boolean;
  /** Uses the whole width of a large window, for cards and tiles side by side. Text and forms keep a readable width. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** The column of a screen, all of it in `<main>`: title, content, and the sticky bar. */
export function Page({ header, footer, bleed = false, wide = false, className, children }: PageProps) {
  return (
    <main className={joinClasses(styles.page, wide && styles.wide, className)}>
      {header}
      <div className={joinClasses(styles.content, bleed && styles.bleed)}>{children}</div>
      {footer}
    </main>
  );
}
