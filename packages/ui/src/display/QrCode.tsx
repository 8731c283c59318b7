import { useMemo } from 'react';
import { encodeModules } from './qr-modules.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for who does not see it. */
  label: string;
}

/** A QR code, dark on white whatever the theme: cameras read no other. Its code is large; load it late. */
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
