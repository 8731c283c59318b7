import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import { useAfterPress } from '../gesture/use-after-press.ts';
import styles from './Choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links. */
  label: ReactNode;
  required?: boolean;
  error?: ReactNode;
}

/** A checkbox with its label and, below, its error. */
export function Checkbox({ label, required, error: given, className, ...rest }: CheckboxProps) {
  const error = useAfterPress(given);
  const errorId = useId();
  return (
    <div className={joinClasses(styles.choice, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span className={styles.label}>
          {label}
          {required && (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
