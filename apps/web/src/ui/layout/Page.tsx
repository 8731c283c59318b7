import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
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

/** The column of a screen: header, `<main>`, and the bar that stays at the bottom. */
export function Page({ header, footer, bleed = false, className, children }: PageProps) {
  return (
    <div className={joinClasses(styles.page, className)}>
      {header}
      <main className={joinClasses(styles.main, bleed && styles.bleed)}>{children}</main>
      {footer}
    </div>
  );
}
