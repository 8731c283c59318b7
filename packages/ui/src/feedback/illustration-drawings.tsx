import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

export type LateDrawing = 'ticket' | 'receipt' | 'bell' | 'search' | 'bag' | 'gift';

/** Drawings of empty screens, on 160 × 128 in classes that take the colours of the theme. */
export const lateDrawings: Readonly<Record<LateDrawing, ReactNode>> = {
  ticket: (
    <g transform="rotate(-8 80 66)">
      <path
        className={styles.soft}
        d="M34 32h92a8 8 0 0 1 8 8v12a9 9 0 0 0 0 18v12a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V70a9 9 0 0 0 0-18V40a8 8 0 0 1 8-8Z"
        transform="rotate(12 80 66) translate(4 10)"
      />
      <path
        className={styles.paper}
        d="M34 36h92a8 8 0 0 1 8 8v12a9 9 0 0 0 0 18v12a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V74a9 9 0 0 0 0-18V44a8 8 0 0 1 8-8Z"
      />
      <path className={styles.dash} d="M58 44v42" />
      <path
        className={styles.accent}
        d="m96 48 4.6 10.4 11.4 1.2-8.5 7.6 2.4 11.2L96 72.7l-9.9 5.7 2.4-11.2-8.5-7.6 11.4-1.2Z"
      />
      <path className={styles.line} d="M42 56v18" />
    </g>
  ),
  receipt: (
    <g>
      <path
        className={styles.paper}
        d="M52 22h56a6 6 0 0 1 6 6v78l-8.5-6-8.5 6-8.5-6-8.5 6-8.5-6-8.5 6-8.5-6-8 6V28a6 6 0 0 1 6-6Z"
      />
      <path className={styles.line} d="M60 40h26M60 52h38M60 64h30" />
      <rect className={styles.brand} x="60" y="76" width="12" height="12" rx="3" />
      <rect className={styles.accent} x="76" y="76" width="12" height="12" rx="3" />
      <path
        className={styles.frame}
        d="M36 34V22a8 8 0 0 1 8-8M124 34V22a8 8 0 0 0-8-8M36 90v12a8 8 0 0 0 8 8M124 90v12a8 8 0 0 1-8 8"
      />
    </g>
  ),
  bell: (
    <g>
      <path
        className={styles.paper}
        d="M80 26c-17 0-28 12-28 29v15l-9 13c-2 3 0 7 4 7h66c4 0 6-4 4-7l-9-13V55c0-17-11-29-28-29Z"
      />
      <path className={styles.brand} d="M68 96h24a12 12 0 0 1-24 0Z" />
      <circle className={styles.accent} cx="106" cy="38" r="11" />
      <path className={styles.line} d="M64 56c0-9 5-15 12-17" />
    </g>
  ),
  search: (
    <g>
      <rect className={styles.paper} x="34" y="24" width="76" height="24" rx="8" />
      <rect className={styles.paper} x="34" y="56" width="76" height="24" rx="8" />
      <path className={styles.line} d="M46 36h34M46 68h22" />
      <circle className={styles.lens} cx="100" cy="72" r="22" />
      <path className={styles.handle} d="m116 88 14 14" />
    </g>
  ),
  bag: (
    <g>
      <path className={styles.paper} d="M44 46h72l6 52a8 8 0 0 1-8 9H46a8 8 0 0 1-8-9Z" />
      <path className={styles.frame} d="M62 56V42a18 18 0 0 1 36 0v14" />
      <path
        className={styles.accent}
        d="M80 94c-11-7-16-12-16-18a8.5 8.5 0 0 1 16-4 8.5 8.5 0 0 1 16 4c0 6-5 11-16 18Z"
      />
    </g>
  ),
  gift: (
    <g>
      <rect className={styles.paper} x="42" y="60" width="76" height="46" rx="8" />
      <rect className={styles.brand} x="36" y="44" width="88" height="22" rx="7" />
      <rect className={styles.accent} x="72" y="44" width="16" height="62" />
      <path
        className={styles.frame}
        d="M80 44c-10-22-32-20-28-7 2 6 14 7 28 7Zm0 0c10-22 32-20 28-7-2 6-14 7-28 7Z"
      />
    </g>
  ),
};
