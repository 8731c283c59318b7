import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import { useAfterPress } from '../gesture/use-after-press.ts';
import { FieldContext } from './field-context.ts';
import styles from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Draws the asterisk and sets aria-required. */
  required?: boolean;
  hint?: ReactNode;
  /** Error message below the field; replaces the hint. */
  error?: ReactNode;
  /** The error appeared asynchronously, not on blur: it is announced. */
  isLate?: boolean;
  /** To the right of the label: a counter, a link. */
  aside?: ReactNode;
  /** Only when the control needs a fixed id. */
  id?: string;
  className?: string;
  /** One control of this folder; it gets its id and error from the context. */
  children: ReactNode;
}

/** Label, control, and below it the hint or the error. */
export function Field(props: FieldProps) {
  const { label, required = false, hint, isLate = false, aside, id, className, children } = props;
  const error = useAfterPress(props.error);
  const generated = useId();
  const controlId = id ?? generated;
  const messageId = `${controlId}-message`;
  const message = error || hint;
  const wiring = {
    id: controlId,
    describedBy: message ? messageId : undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div className={joinClasses(styles.field, className)} data-invalid={error ? true : undefined}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
          {required && (
            <span className={styles.asterisk} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {message && (
        <p
          id={messageId}
          role={error && isLate ? 'alert' : undefined}
          className={error ? styles.error : styles.hint}
        >
          {error ? <CircleAlert aria-hidden="true" /> : null}
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
