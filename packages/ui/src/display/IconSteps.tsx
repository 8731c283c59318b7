import type { ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './IconSteps.module.css';

export interface IconStepsProps {
  /** One per step. */
  icons: readonly ReactNode[];
  steps: readonly string[];
  className?: string | undefined;
}

/** A few steps readable from a distance, each with its icon on a disc, by default in a shade of the text colour. */
export function IconSteps({ icons, steps, className }: IconStepsProps) {
  return (
    <ol className={joinClasses(styles.steps, className)}>
      {steps.map((step, i) => (
        <li key={step} className={styles.step}>
          <span className={styles.disc} aria-hidden="true">
            {icons[i]}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
