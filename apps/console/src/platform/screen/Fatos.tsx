import type { ReactNode } from 'react';
import styles from './Fatos.module.css';

/** Names and values of one thing; a false row is left out. */
export function Fatos({ linhas }: { linhas: readonly (readonly [string, ReactNode] | false)[] }) {
  return (
    <dl className={styles.facts}>
      {linhas.map(
        (linha) =>
          linha && (
            <div key={linha[0]}>
              <dt>{linha[0]}</dt>
              <dd>{linha[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
