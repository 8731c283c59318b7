import type { CSSProperties } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a block, or a circle. */
  shape?: 'line' | 'block' | 'circle';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** A grey piece in the shape of what is coming. Put several in a SkeletonGroup, which says "loading". */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      className={joinClasses(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
