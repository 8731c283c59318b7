import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Control.module.css';
import { useFieldControl } from './field-context.ts';

export interface TextInputProps extends ComponentProps<'input'> {
  leading?: ReactNode;
  trailing?: ReactNode;
  /** The one field of a screen: larger type. */
  large?: boolean;
  /** Figures of equal width: documents, phones, values. */
  figures?: boolean;
}

/** A text input in its frame. Everything else is the native input's, `ref` too. */
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

/** Several lines of text in the same frame as the other controls. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <div className={joinClasses(styles.frame, className)}>
      <textarea rows={4} {...rest} {...wiring} className={joinClasses(styles.control, styles.area)} />
    </div>
  );
}
