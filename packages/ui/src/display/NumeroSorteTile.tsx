import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './NumeroSorteTile.module.css';

export interface NumeroSorteTileProps {
  /** Before the number, in a quieter style. */
  serie?: string;
  numero: string;
  /** Above the number, such as the prize. */
  title?: ReactNode;
  /** Below the perforation: one line each. */
  details?: readonly ReactNode[];
  /** Last line: the action of pressing the ticket. */
  action?: ReactNode;
  /**
   * Index among the numbers granted together: they animate in one after the other. Without it there is no
   * animation.
   */
  order?: number;
  highlight?: boolean;
  /** A winning number. */
  gold?: boolean;
}

/** A lucky number drawn as a ticket: the number, and below the perforation its details. */
export function NumeroSorteTile(props: NumeroSorteTileProps) {
  const { serie, numero, title, details = [], action, order, highlight = false, gold = false } = props;
  const isTorn = details.length > 0 || action !== undefined;
  return (
    <span
      className={styles.tile}
      data-look={gold ? 'gold' : highlight ? 'brand' : undefined}
      data-arriving={order === undefined ? undefined : true}
      style={order === undefined ? undefined : ({ '--ordem': order } as CSSProperties)}
    >
      <span className={styles.head} data-torn={isTorn || undefined}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.numero}>
          {serie !== undefined && <span className={styles.serie}>{serie}</span>} {numero}
        </span>
      </span>
      {isTorn && (
        <span className={styles.foot}>
          {details.map((detail, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of one ticket, which never change places
            <span key={line}>{detail}</span>
          ))}
          {action && (
            <span className={styles.action}>
              {action}
              <ChevronRight />
            </span>
          )}
        </span>
      )}
    </span>
  );
}
