import { Pointer } from 'lucide-react';
import styles from './Dica.module.css';

/** What to do with the cover, over the cover, until it is touched. */
export function Dica({ children, moves = true }: { children: string; moves?: boolean }) {
  return (
    <span className={styles.dica}>
      <Pointer className={moves ? styles.finger : undefined} />
      {children}
    </span>
  );
}
