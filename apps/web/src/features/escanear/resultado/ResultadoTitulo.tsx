import type { ReactNode } from 'react';
import styles from './Resultado.module.css';

export interface ResultadoTituloProps {
  tone: 'sucesso' | 'alerta' | 'perigo' | 'marca';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}

/** A large mark, what happened, and a sentence about it. */
export function ResultadoTitulo({ tone, icon, title, children }: ResultadoTituloProps) {
  return (
    <div className={styles.titulo}>
      <span className={styles.mark} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
