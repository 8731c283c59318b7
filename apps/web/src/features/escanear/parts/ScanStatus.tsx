import { Keyboard, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { appPaths } from '../../../shared/navigation/app-paths.ts';
import { escanearText as text } from '../escanear.text.ts';
import styles from './ScanStatus.module.css';

const offerAfterMilliseconds = 8000;

export interface ScanStatusProps {
  /** What the code in view is, or what went wrong. */
  notice: string | null;
  /** Work that is running. */
  progress: string | null;
  /** The camera is looking: after eight seconds without a receipt, typing is offered. */
  offering: boolean;
}

/** One line of news over the controls, read out as it changes. */
export function ScanStatus({ notice, progress, offering }: ScanStatusProps) {
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
        <Link to={appPaths.digitacaoManual} className={styles.card} data-kind="offer">
          <Keyboard aria-hidden="true" />
          {text.oferta}
        </Link>
      ) : null}
    </div>
  );
}
