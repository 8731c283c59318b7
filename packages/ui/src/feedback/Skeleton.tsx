import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './LiveRegion.tsx';

export interface SkeletonProps {
  /** A line of text, a block, or a circle. */
  shape?: 'line' | 'block' | 'circle';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** A placeholder in the shape of the loading content. Wrap several in a SkeletonGroup, which announces the loading. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      className={joinClasses(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Wraps the skeletons of a screen: one announcement, and no flash for a fast response. */
export function SkeletonGroup(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses(styles.group, props.className)} role="status" aria-busy="true">
      <VisuallyHidden>{props.label}</VisuallyHidden>
      {props.children}
    </div>
  );
}
