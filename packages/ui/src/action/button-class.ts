import { joinClasses } from '../element-props.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'large' | 'small';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width. */
  wide?: boolean;
}

/** Returns the class names of a button, for a link styled as one. */
export function toButtonClass({ variant = 'primary', size = 'large', wide = false }: ButtonLook): string {
  return joinClasses(styles.button, styles[variant], styles[size], wide && styles.wide);
}
