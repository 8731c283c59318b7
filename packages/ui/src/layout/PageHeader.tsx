import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { voltarLabel } from './page-header.text.ts';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** Omitted where the content has the `h1`. */
  title?: ReactNode;
  /** One sentence below the title. */
  subtitle?: ReactNode;
  /** Adds the back button, before the title. */
  onBack?(): void;
  /** Name of the back button, where it does more than go back. */
  backLabel?: string;
  /** Icon buttons on the right. */
  actions?: ReactNode;
  /** A smaller title, for dense screens. */
  compact?: boolean;
  /** For focusing the heading when the screen opens. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Back button, the `h1` of the screen and actions in one line; the subtitle below. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, onBack, backLabel = voltarLabel, actions, compact = false, titleRef } = props;
  return (
    <header className={styles.header} data-compact={compact || undefined}>
      <div className={styles.bar}>
        {onBack && (
          <IconButton label={backLabel} icon={<ChevronLeft />} onClick={onBack} className={styles.back} />
        )}
        {title !== undefined && (
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </header>
  );
}
