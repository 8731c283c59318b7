import styles from './Stepper.module.css';

export interface StepperProps {
  /** Position of the present step, from 1. */
  current: number;
  total: number;
  /** Read out and shown, such as `Passo 2 de 4`. */
  label: string;
}

/** How many steps a flow has and where the person is. */
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
