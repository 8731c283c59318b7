import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './Control.module.css';
import { useFieldControl } from './field-context.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectInputProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** The first option, with the empty value. */
  placeholder?: string;
}

/** A native select: on a phone, the system's own picker. */
export function SelectInput({ options, placeholder, className, ...rest }: SelectInputProps) {
  const wiring = useFieldControl(rest);
  return (
    <div className={joinClasses(styles.frame, className)}>
      <select
        {...rest}
        {...wiring}
        className={joinClasses(styles.control, styles.select)}
        data-empty={rest.value === '' || undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </div>
  );
}
