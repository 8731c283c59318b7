import styles from './ExemploCupom.module.css';

/** A drawn coupon with the place of its code marked. Decorative. */
export function ExemploCupom() {
  return (
    <svg className={styles.cupom} viewBox="0 0 220 96" aria-hidden="true">
      <path
        className={styles.paper}
        d="M14 6h192a8 8 0 0 1 8 8v22a12 12 0 0 0 0 24v22a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V60a12 12 0 0 0 0-24V14a8 8 0 0 1 8-8Z"
      />
      <path className={styles.dash} d="M156 16v64" />
      <path className={styles.line} d="M26 24h76M26 36h52" />
      <rect className={styles.code} x="22" y="52" width="118" height="26" rx="8" />
      <path className={styles.figures} d="M34 65h12M54 65h12M74 65h12M94 65h12M114 65h12" />
      <path
        className={styles.star}
        d="m185 32 4.9 10 11 1.6-8 7.7 1.9 11L185 57l-9.8 5.3 1.9-11-8-7.7 11-1.6Z"
      />
    </svg>
  );
}
