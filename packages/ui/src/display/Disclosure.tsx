import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  icon?: ReactNode;
  /** Rendered from the first opening on. */
  children: ReactNode;
}

/** A quiet line that unfolds further details. */
export function Disclosure({ title, icon, children }: DisclosureProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary className={styles.title}>
        {icon}
        <span>{title}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      {wasOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
