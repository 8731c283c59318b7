import { useId, useState, type ReactNode } from 'react';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange(value: Value): void;
}

/**
 * Switches between two to four views of the same content. Built on native radio buttons. Shows the pressed option at
 * once: an owner that keeps its value in the address changes `value` in a transition, later.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange } = props;
  const name = useId();
  const [shown, setShown] = useState({ value, of: value });
  if (shown.of !== value) setShown({ value, of: value });
  return (
    <div className={styles.segmented} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === shown.value}
            onChange={() => {
              setShown({ value: option.value, of: value });
              onValueChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
