import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Control.module.css';
import { useFieldControl } from './field-context.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Larger type, for the only field of a screen. */
  large?: boolean;
  /** Tabular digits: documents, phones, values. */
  figures?: boolean;
}

/** A text input in its frame. All other props are those of the native input, including `ref`. */
export function TextInput({ leading, trailing, large, figures, className, ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest);
  return (
    <div className={joinClasses(styles.frame, className)}>
      {leading && <span className={styles.leading}>{leading}</span>}
      <input
        {...rest}
        {...wiring}
        className={joinClasses(styles.control, large && styles.large, figures && styles.figures)}
      />
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}

/** A multi-line text input in the same frame as the other controls. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <div className={joinClasses(styles.frame, className)}>
      <textarea rows={4} {...rest} {...wiring} className={joinClasses(styles.control, styles.area)} />
    </div>
  );
}
