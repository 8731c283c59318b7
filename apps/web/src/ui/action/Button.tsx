import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../class-names.ts';
import { toButtonClass, type ButtonLook } from './button-class.ts';
import styles from './Button.module.css';
import { useLock } from './use-lock.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  icon?: ReactNode;
  /** Work is running: shows a spinner, ignores clicks, keeps the focus. */
  pending?: boolean;
  /** What a screen reader hears while pending. */
  pendingLabel?: string;
  /** Ignores clicks and looks disabled, but can still be focused and read. */
  unavailable?: boolean;
  /** After a click, ignores others for this long. */
  lockMs?: number;
}

/** A button. Never `disabled`: that loses the focus and hides the action from who listens to the screen. */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  pendingLabel,
  unavailable = false,
  lockMs = 0,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { locked, lock } = useLock(lockMs);
  const inert = pending || unavailable || locked;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (inert || (lockMs > 0 && !lock())) {
      // Also stops the submit of the form around it.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(toButtonClass({ variant, size, wide }), className)}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      data-locked={locked || undefined}
      data-unavailable={unavailable || undefined}
      onClick={click}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {pending && (
        <span
          className={styles.spinner}
          role={pendingLabel ? 'status' : undefined}
          aria-label={pendingLabel}
        />
      )}
    </button>
  );
}
