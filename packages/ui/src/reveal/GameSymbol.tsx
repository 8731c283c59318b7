import type { ReactNode } from 'react';
import styles from './GameSymbol.module.css';

export const gameSymbols = [
  'gem',
  'star',
  'gift',
  'heart',
  'sun',
  'kite',
  'balloon',
  'bell',
  'drop',
] as const;
export type GameSymbolName = (typeof gameSymbols)[number];

/** Own drawings in a box of 48, in the campaign's colours. */
const drawings: Readonly<Record<GameSymbolName, ReactNode>> = {
  gem: (
    <g>
      <path className={styles.blue} d="M13 8h22l9 12-20 22L4 20Z" />
      <path className={styles.shine} d="M13 20l3-6h6" />
    </g>
  ),
  star: (
    <path
      className={styles.gold}
      d="m24 5 5.9 12 13.2 1.9-9.5 9.3 2.2 13.1L24 35.1l-11.8 6.2 2.2-13.1-9.5-9.3L18.1 17Z"
    />
  ),
  gift: (
    <g>
      <rect className={styles.first} x="9" y="21" width="30" height="21" rx="4" />
      <rect className={styles.second} x="6" y="14" width="36" height="9" rx="3" />
      <path className={styles.gold} d="M21 14h6v28h-6Z" />
      <path
        className={styles.ribbon}
        d="M24 14c-4-9-13-8-12-3 1 3 7 3 12 3Zm0 0c4-9 13-8 12-3-1 3-7 3-12 3Z"
      />
    </g>
  ),
  heart: (
    <path
      className={styles.second}
      d="M24 42C12 33 6 27 6 18.5A10 10 0 0 1 24 13a10 10 0 0 1 18 5.5C42 27 36 33 24 42Z"
    />
  ),
  sun: (
    <g>
      <path
        className={styles.rays}
        d="M24 3v6M24 39v6M3 24h6M39 24h6M9.2 9.2l4.2 4.2M34.6 34.6l4.2 4.2M9.2 38.8l4.2-4.2M34.6 13.4l4.2-4.2"
      />
      <circle className={styles.gold} cx="24" cy="24" r="10.5" />
    </g>
  ),
  kite: (
    <g>
      <path className={styles.string} d="M24 35c5 3-4 5 1 8 3 2 6 0 6 0" />
      <path className={styles.first} d="M24 3 39 19 24 36Z" />
      <path className={styles.second} d="M24 3 9 19 24 36Z" />
      <path className={styles.string} d="M24 3v33M9 19h30" />
    </g>
  ),
  balloon: (
    <g>
      <path className={styles.string} d="M24 35c-4 4 4 6 0 11" />
      <path
        className={styles.first}
        d="M24 3C14 3 9 10 9 18c0 9 8 15 12 17h6c4-2 12-8 12-17C39 10 34 3 24 3Z"
      />
      <path className={styles.shine} d="M16 18c0-4 2-7 5-8" />
    </g>
  ),
  bell: (
    <g>
      <circle className={styles.second} cx="24" cy="39" r="5" />
      <path
        className={styles.gold}
        d="M24 5c-8 0-12 6-12 13v9l-5 9c0 1 1 2 2 2h30c1 0 2-1 2-2l-5-9v-9c0-7-4-13-12-13Z"
      />
      <path className={styles.shine} d="M18 19c0-4 2-7 5-8" />
    </g>
  ),
  drop: (
    <g>
      <path className={styles.blue} d="M24 4c7 9 13 16 13 24a13 13 0 0 1-26 0C11 20 17 13 24 4Z" />
      <path className={styles.shine} d="M17 28a7 7 0 0 0 6 7" />
    </g>
  ),
};

/** A drawing of the game. Decorative: the caller provides the text. */
export function GameSymbol({ name }: { name: GameSymbolName }) {
  return (
    <svg viewBox="0 0 48 48" className={styles.symbol} aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
