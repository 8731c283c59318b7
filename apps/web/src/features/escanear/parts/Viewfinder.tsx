import { Check } from 'lucide-react';
import styles from './Viewfinder.module.css';

/** Viewfinder: dims everything around it and turns green when a receipt was scanned. */
export function Viewfinder({ situacao }: { situacao: 'abrindo' | 'procurando' | 'lida' }) {
  return (
    <div className={styles.window} data-situacao={situacao} aria-hidden="true">
      <svg className={styles.corners} viewBox="0 0 100 100">
        <path d="M3 24V13A10 10 0 0 1 13 3h11M76 3h11a10 10 0 0 1 10 10v11M97 76v11a10 10 0 0 1-10 10H76M24 97H13A10 10 0 0 1 3 87V76" />
      </svg>
      {situacao === 'procurando' && <span className={styles.beam} />}
      {situacao === 'lida' && (
        <span className={styles.check}>
          <Check />
        </span>
      )}
    </div>
  );
}
