import { ChevronLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** Omitted where the content has the `h1`. */
  title?: ReactNode;
  /** One sentence below the title. */
  subtitle?: ReactNode;
  onBack?(): void;
  backLabel?: string;
  /** Icon buttons on the right: beside the title without a back button, else beside that. */
  actions?: ReactNode;
  /** In the line of the buttons instead of below it, for dense screens. */
  compact?: boolean;
  /** For focusing the heading when the screen opens. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Back button, actions, and the `h1` of the screen. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, onBack, backLabel, actions, compact = false, titleRef } = props;
  // Without a back button, the title shares the line of the action buttons.
  const isInBar = compact || (!onBack && actions !== undefined);
  const heading = title !== undefined && (
    <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
  );
  return (
    <header className={styles.header} data-compact={compact || undefined}>
      {(onBack || actions || compact) && (
        <div className={styles.bar} data-bar>
          {onBack && backLabel && (
            <IconButton label={backLabel} icon={<ChevronLeft />} onClick={onBack} className={styles.back} />
          )}
          {isInBar && heading}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
      {!isInBar && heading}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </header>
  );
}
