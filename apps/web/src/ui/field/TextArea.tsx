import type { ComponentProps } from 'react';
import { joinClasses } from '../class-names.ts';
import styles from './Control.module.css';
import { useFieldControl } from './field-context.ts';

/** Several lines of text in the same frame as the other controls. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <div className={joinClasses(styles.frame, className)}>
      <textarea rows={4} {...rest} {...wiring} className={joinClasses(styles.control, styles.area)} />
    </div>
  );
}
