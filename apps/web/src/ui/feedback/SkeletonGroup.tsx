import type { ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Wraps the skeletons of a screen: one announcement, and no flash when the answer comes at once. */
export function SkeletonGroup(props: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses(styles.group, props.className)} role="status" aria-busy="true">
      <VisuallyHidden>{props.label}</VisuallyHidden>
      {props.children}
    </div>
  );
}
