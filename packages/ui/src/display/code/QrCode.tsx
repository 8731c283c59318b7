import { useMemo } from 'react';
import { encodeModules } from './qr-modules.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** Encoded text. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** A QR code, dark on white in every theme because cameras read no other. Its bundle is large: use a lazy import. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

/** The dark modules as one path. */
function drawModules(text: string): { size: number; path: string } {
  const rows = encodeModules(text);
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: rows.length, path };
}
