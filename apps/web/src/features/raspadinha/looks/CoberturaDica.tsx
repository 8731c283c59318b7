import { Pointer } from 'lucide-react';
import styles from './CoberturaDica.module.css';

/** What to do with the cover, over the cover, until it is touched. */
export function CoberturaDica({ children }: { children: string }) {
  return (
    <span className={styles.dica}>
      <Pointer className={styles.finger} />
      {children}
    </span>
  );
}
