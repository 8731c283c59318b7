import { useState } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './LogoImage.module.css';

export interface LogoImageProps {
  src: string | null | undefined;
  /** Name of the brand: the alternative text, and what is drawn when there is no picture. */
  name: string;
  size?: 'small' | 'large';
  className?: string;
}

/** A logo of unknown shape in a box of known size, so that nothing moves when it arrives. */
export function LogoImage({ src, name, size = 'small', className }: LogoImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={joinClasses(styles.logo, styles[size], className)}>
      {src && failed !== src ? (
        <img
          src={src}
          alt={name}
          decoding="async"
          fetchPriority={size === 'large' ? 'high' : undefined}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </span>
  );
}
