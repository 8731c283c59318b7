import { Fragment } from 'react';
import { documentoFiscalText as text } from '../documento-fiscal.text.ts';
import styles from './Ganhos.module.css';

/** Earnings of a receipt on one line that wraps only between two earnings; renders nothing when there are none. */
export function Ganhos({ ganhos, large = false }: { ganhos: readonly string[]; large?: boolean }) {
  if (ganhos.length === 0) return null;
  return (
    <strong className={styles.ganhos} data-large={large || undefined}>
      {ganhos.map((ganho, at) => (
        <Fragment key={ganho}>
          <span className={styles.ganho}>{at === 0 ? text.ganhou(ganho) : ganho}</span>{' '}
        </Fragment>
      ))}
    </strong>
  );
}
