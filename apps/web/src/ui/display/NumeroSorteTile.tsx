import type { CSSProperties, ReactNode } from 'react';
import styles from './NumeroSorteTile.module.css';

export interface NumeroSorteTileProps {
  /** Shown on the stub. */
  serie?: string;
  serieLabel?: ReactNode;
  /** Already grouped to be read aloud, such as `57 698`. */
  numero: string;
  detail?: ReactNode;
  /** Position among those granted together: they arrive one after the other. Without it there is no movement. */
  order?: number;
  highlight?: boolean;
}

/** A lucky number as the ticket it stands for: a stub with the series, and the number. */
export function NumeroSorteTile(props: NumeroSorteTileProps) {
  const { serie, serieLabel, numero, detail, order, highlight = false } = props;
  return (
    <div
      className={styles.tile}
      data-highlight={highlight || undefined}
      data-arriving={order === undefined ? undefined : true}
      style={order === undefined ? undefined : ({ '--ordem': order } as CSSProperties)}
    >
      {serie !== undefined && (
        <div className={styles.stub}>
          {serieLabel && <span className={styles.serieLabel}>{serieLabel}</span>}
          <span className={styles.serie}>{serie}</span>
        </div>
      )}
      <div className={styles.body}>
        <span className={styles.numero}>{numero}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
    </div>
  );
}
