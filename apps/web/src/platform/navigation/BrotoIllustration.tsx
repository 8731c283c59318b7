import styles from './BrotoIllustration.module.css';

/** A clover that has just come up in its pot, in the colours of the campaign. Decorative. */
export function BrotoIllustration() {
  return (
    <svg className={styles.broto} viewBox="0 0 200 168" aria-hidden="true">
      <path
        className={styles.blob}
        d="M34 58C44 20 92 6 130 16s62 38 58 76-46 60-88 60S24 130 20 102c-2-16 10-28 14-44Z"
      />
      <g className={styles.planta}>
        <path className={styles.caule} d="M100 112c0-22-2-34 2-52" />
        <g className={styles.folha}>
          <path d="M101 60c-24 2-34-10-28-20 5-8 16-6 20 2 1-9 11-15 18-9 9 8 4 22-10 27Z" />
        </g>
        <g className={styles.folhaClara}>
          <path d="M101 64c-16 16-31 13-33 2-2-9 6-16 15-13-5-8 0-18 9-17" />
          <path d="M102 64c20 12 34 5 33-6-1-9-11-14-19-9 3-9-4-17-12-15" />
        </g>
        <path className={styles.brotoLateral} d="M100 96c10-2 18-10 18-18-10 0-18 7-18 18Z" />
      </g>
      <path className={styles.terra} d="M66 112h68a0 0 0 0 1 0 0l-2 8H68Z" />
      <path className={styles.vaso} d="M64 116h72l-8 34a6 6 0 0 1-6 5H78a6 6 0 0 1-6-5Z" />
      <rect className={styles.borda} x="58" y="108" width="84" height="14" rx="5" />
      <g className={styles.brilho}>
        <path d="M150 44v12M144 50h12" />
        <path d="M46 74v8M42 78h8" />
      </g>
    </svg>
  );
}
