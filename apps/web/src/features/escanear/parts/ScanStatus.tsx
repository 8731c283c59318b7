import { Image, Keyboard, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { escanearText as text } from '../escanear.text.ts';
import styles from './ScanStatus.module.css';

const offerAfterMilliseconds = 8000;

export interface ScanStatusProps {
  /** Description of the code in view, or an error. */
  notice: string | null;
  /** Operation in progress. */
  progress: string | null;
  /** Whether the camera is scanning: after eight seconds without a receipt, the other ways are offered. */
  offering: boolean;
  /** Null where there are no photos to choose from. */
  onPickPicture: (() => void) | null;
  /** Content while there is no status. */
  idle?: ReactNode;
}

/** Status line over the controls, a live region. */
export function ScanStatus({ notice, progress, offering, onPickPicture, idle }: ScanStatusProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!offering) return setLate(false);
    const timer = setTimeout(() => setLate(true), offerAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [offering]);
  return (
    <div className={styles.status} role="status">
      {progress ? (
        <p className={styles.card} data-kind="progress">
          <span className={styles.spinner} aria-hidden="true" />
          {progress}
        </p>
      ) : notice ? (
        <p className={styles.card} data-kind="notice">
          <TriangleAlert aria-hidden="true" />
          {notice}
        </p>
      ) : late ? (
        <div className={styles.card} data-kind="offer">
          <p>{text.oferta}</p>
          <Link to={appPaths.digitacaoManual} className={styles.way}>
            <Keyboard aria-hidden="true" />
            {text.ofertaDigitar}
          </Link>
          {onPickPicture && (
            <button type="button" className={styles.way} onClick={onPickPicture}>
              <Image aria-hidden="true" />
              {text.ofertaGaleria}
            </button>
          )}
        </div>
      ) : (
        idle
      )}
    </div>
  );
}
