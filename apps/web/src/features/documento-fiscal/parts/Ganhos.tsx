import { Fragment } from 'react';
import { documentoFiscalText as text } from '../documento-fiscal.text.ts';
import styles from './Ganhos.module.css';

/** What a receipt earned, in one line that breaks between two gains and not inside one; nothing when there is none. */
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
