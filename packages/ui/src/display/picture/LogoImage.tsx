import { useState } from 'react';
import { joinClasses } from '../../element-props.ts';
import styles from './LogoImage.module.css';

export interface LogoImageProps {
  src: string | null | undefined;
  /** Name of the brand: the alternative text, and the fallback without an image. */
  name: string;
  size?: 'small' | 'large';
  className?: string;
}

/** A logo of unknown aspect ratio in a box of fixed size, to avoid a layout shift. */
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
