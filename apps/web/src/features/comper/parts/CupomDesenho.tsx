import styles from './CupomDesenho.module.css';

/** A drawn receipt with the places marked where till, shop, number and day are printed. Decorative. */
export function CupomDesenho() {
  return (
    <svg className={styles.desenho} viewBox="0 0 220 150" aria-hidden="true">
      <path
        className={styles.paper}
        d="M30 6h160v138l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6Z"
      />
      <path className={styles.line} d="M84 22h52M70 34h80" />
      <path className={styles.soft} d="M46 52h74M150 52h24M46 64h60M150 64h24M46 76h68M150 76h24" />
      <g className={styles.mark}>
        <rect x="42" y="90" width="60" height="14" rx="5" />
        <rect x="112" y="90" width="66" height="14" rx="5" />
        <rect x="42" y="110" width="44" height="14" rx="5" />
        <rect x="96" y="110" width="44" height="14" rx="5" />
      </g>
      <path className={styles.figures} d="M50 97h44M120 97h50M50 117h28M104 117h28" />
    </svg>
  );
}
