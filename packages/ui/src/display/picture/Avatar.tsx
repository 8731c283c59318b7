import { User } from 'lucide-react';
import { useState } from 'react';
import styles from './Avatar.module.css';

/**
 * A round photo, or the first letter of the name, or a generic figure without either. Decorative: the name is
 * written beside it.
 */
export function Avatar(props: {
  src?: string | null;
  name: string;
  size?: 'small' | 'large';
  /** The photo failed to load. */
  onFail?: () => void;
}) {
  const { src, name, size = 'small', onFail } = props;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {src && failed !== src ? (
        <img
          src={src}
          alt=""
          decoding="async"
          onError={() => {
            setFailed(src);
            onFail?.();
          }}
        />
      ) : (
        name.trim().charAt(0).toUpperCase() || <User />
      )}
    </span>
  );
}
