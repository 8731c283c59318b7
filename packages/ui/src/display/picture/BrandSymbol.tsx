import { useState } from 'react';
import { joinClasses } from '../../element-props.ts';
import styles from './BrandSymbol.module.css';

export interface BrandSymbolProps {
  /** Drawing of the brand; null shows a shape of no brand. */
  src: string | null;
  /** Whole icon with a ground of its own, which fills the disc. */
  isIcone: boolean;
  className?: string | undefined;
}

/** The brand's drawing on a disc of the brand's own colour. Decorative. */
export function BrandSymbol({ src, isIcone, className }: BrandSymbolProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = src !== null && failed !== src;
  return (
    <span className={joinClasses(styles.disc, className)} aria-hidden="true">
      {isShown ? (
        <img
          className={isIcone ? styles.icon : styles.symbol}
          src={src}
          alt=""
          onError={() => setFailed(src)}
        />
      ) : (
        <svg className={styles.neutral} viewBox="0 0 48 48">
          <circle cx="24" cy="24" r="11" />
        </svg>
      )}
    </span>
  );
}
