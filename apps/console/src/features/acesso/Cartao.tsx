import { type ReactNode, useEffect } from 'react';
import { acessoText } from './acesso.text.ts';
import styles from './Cartao.module.css';

/** A page without the frame: before the operator is signed in. */
export function Cartao({ titulo, children }: { titulo: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${titulo} · ${acessoText.nome}`;
  }, [titulo]);
  return (
    <main className={styles.page}>
      <p className={styles.brand}>{acessoText.nome}</p>
      <div className={styles.card}>{children}</div>
    </main>
  );
}
