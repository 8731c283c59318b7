import { useMemo } from 'react';
import styles from './BarCode.module.css';
import { encodeCode128 } from './code128.ts';

export interface BarCodeProps {
  /** Encoded text. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** Margin that readers need on both sides, in modules. */
const quiet = 10;

/** A Code 128 bar code, black on white in every theme; renders nothing for a text that it cannot encode. */
export function BarCode({ text, label }: BarCodeProps) {
  const drawn = useMemo(() => drawBars(text), [text]);
  if (!drawn) return null;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${drawn.width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={drawn.path} />
    </svg>
  );
}

/** The bars as one path of height 1. */
function drawBars(text: string): { width: number; path: string } | null {
  const widths = encodeCode128(text);
  if (!widths) return null;
  let at = quiet;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return { width: at + quiet, path };
}
