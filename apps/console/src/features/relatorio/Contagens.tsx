import { Fragment } from 'react';
import styles from './Relatorios.module.css';

/** Names with counts, right-aligned. */
export const Contagens = ({ linhas }: { linhas: readonly (readonly [nome: string, valor: string])[] }) => (
  <dl className={styles.facts}>
    {linhas.map(([nome, valor]) => (
      <Fragment key={nome}>
        <dt>{nome}</dt>
        <dd>{valor}</dd>
      </Fragment>
    ))}
  </dl>
);
