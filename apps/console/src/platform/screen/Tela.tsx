import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Tela.module.css';

/** Renders a screen inside the frame: title, purpose, main action and content. */
export function Tela(props: { titulo: string; ajuda?: ReactNode; acao?: ReactNode; children: ReactNode }) {
  const { titulo, ajuda, acao, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${titulo} · Trevo Console`;
    // A screen reader announces the new screen; the first one of a page load is announced by the browser.
    if (document.activeElement === document.body && history.state?.idx > 0) heading.current?.focus();
  }, [titulo]);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {titulo}
          </h1>
          {ajuda && <p className={styles.help}>{ajuda}</p>}
        </div>
        {acao}
      </div>
      {children}
    </>
  );
}

/** A part of a screen with a heading of its own. */
export function Secao(props: { titulo: string; acao?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{props.titulo}</h2>
        {props.acao}
      </div>
      {props.children}
    </section>
  );
}
