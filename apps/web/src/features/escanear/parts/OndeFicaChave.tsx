import { digitacaoText as text } from '../digitacao.text.ts';
import styles from './OndeFicaChave.module.css';

/** A drawn receipt with the place of the key marked. */
export function OndeFicaChave() {
  return (
    <div className={styles.onde}>
      <svg className={styles.nota} viewBox="0 0 96 120" aria-hidden="true">
        <path className={styles.paper} d="M12 4h72v106l-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5-6 5-6-5Z" />
        <path className={styles.line} d="M32 14h32M22 24h24M66 24h8M22 32h30M66 32h8M22 40h20M66 40h8" />
        <rect className={styles.key} x="18" y="50" width="60" height="15" rx="4" />
        <path
          className={styles.figures}
          d="M23 55h8M35 55h8M47 55h8M59 55h8M23 60.5h8M35 60.5h8M47 60.5h8M59 60.5h8"
        />
        <g className={styles.code}>
          <path d="M34 72h10v10H34zM52 72h10v10H52zM34 90h10v10H34z" />
          <path d="M48 72h2v4h-2zM47 79h3v3h-3zM52 85h3v3h-3zM58 86h4v3h-4zM48 88h3v4h-3zM54 92h4v4h-4zM60 94h2v6h-2zM47 96h4v4h-4zM34 85h6v2h-6z" />
        </g>
      </svg>
      <div>
        <h2>{text.onde}</h2>
        <p>{text.ondeDetalhe}</p>
      </div>
    </div>
  );
}
