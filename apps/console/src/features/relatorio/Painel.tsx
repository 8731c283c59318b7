import type { ReactNode } from 'react';
import { Secao } from '../../platform/screen/Tela.tsx';
import styles from './Relatorios.module.css';

/** A section with its content in a frame, and a note below. */
export const Painel = (props: { titulo: string; nota?: ReactNode; children: ReactNode }) => (
  <Secao titulo={props.titulo}>
    <div className={styles.panel}>
      {props.children}
      {props.nota && <p className={styles.quiet}>{props.nota}</p>}
    </div>
  </Secao>
);
