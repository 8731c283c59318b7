import styles from './Stepper.module.css';

export interface StepperProps {
  /** Current step, from 1. */
  current: number;
  total: number;
  /** Visible label and accessible name, such as `Passo 2 de 4`. */
  label: string;
}

/** Shows the number of steps of a flow and the current one. */
export function Stepper({ current, total, label }: StepperProps) {
  return (
    <div className={styles.stepper}>
      <div className={styles.segments} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.segment} data-reached={index < current || undefined} />
        ))}
      </div>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
