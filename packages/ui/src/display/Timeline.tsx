import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../feedback/LiveRegion.tsx';
import styles from './Timeline.module.css';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** A date in display format. */
  when?: ReactNode;
  state: 'done' | 'current' | 'waiting' | 'failed';
}

export interface TimelineProps {
  steps: readonly TimelineStep[];
  /** Accessible names of the step states. */
  stateLabels: Readonly<Record<TimelineStep['state'], string>>;
}

/** Progress of a process: past, current and future steps. */
export function Timeline({ steps, stateLabels }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' && <Check />}
            {step.state === 'failed' && <Minus />}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>
              {step.title}
              <VisuallyHidden>, {stateLabels[step.state]}</VisuallyHidden>
            </p>
            {step.detail && <p className={styles.detail}>{step.detail}</p>}
            {step.when && <p className={styles.when}>{step.when}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
