import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Choice.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode;
  detail?: ReactNode;
  required?: boolean;
}

/** A switch with immediate effect; the label is on the left, as in the phone's settings. */
export function Switch({ label, detail, required, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses(styles.line, styles.between, className)}>
      <span className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is checked
        role="switch"
        className={styles.switch}
        aria-required={required || undefined}
      />
    </label>
  );
}
