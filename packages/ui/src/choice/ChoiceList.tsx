import { useId, type ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import { useAfterPress } from '../gesture/use-after-press.ts';
import styles from './Choice.module.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
}

export interface ChoiceListProps<Value extends string> {
  /** The question. */
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onValueChange(value: Value): void;
  error?: ReactNode;
  required?: boolean;
}

/** A single choice among few large cards: a channel, an answer, a shop. Built on native radio buttons. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, legendHidden = false, options, value, onValueChange, required } = props;
  const error = useAfterPress(props.error);
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles.list}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={joinClasses(styles.legend, legendHidden && styles.hidden)}>
        {legend}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          {option.icon && <span className={styles.icon}>{option.icon}</span>}
          <span className={styles.label}>
            {option.label}
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          <input
            type="radio"
            name={name}
            className={joinClasses(styles.box, styles.radio)}
            checked={value === option.value}
            onChange={() => onValueChange(option.value)}
          />
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
