import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../element-props.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'soft' | 'brand';
  /** A number over the icon, such as unread notifications. Its meaning must be in `label`. */
  badge?: number;
}

/** A round button with an icon and no words. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(styles.button, styles[variant], className)}
    >
      {icon}
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      ) : null}
    </button>
  );
}
