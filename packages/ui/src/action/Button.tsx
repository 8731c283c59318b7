import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../element-props.ts';
import { type ButtonLook, toButtonClass } from './button-class.ts';
import { useMainAction } from './main-action.ts';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  icon?: ReactNode;
  /** Shows a spinner, ignores clicks, keeps the focus. */
  pending?: boolean;
  /** Accessible name while pending. */
  pendingLabel?: string;
  /** Ignores clicks and looks disabled, but stays focusable and readable. */
  unavailable?: boolean;
  /** Ignores further clicks for this long, in milliseconds. */
  lockMs?: number;
}

/** A button. Never `disabled`, which would lose the focus and hide the action from screen readers. */
export function Button({
  variant = 'primary',
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
  const content = useRef<HTMLSpanElement>(null);
  useMainAction(content, variant === 'primary');

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (inert || (lockMs > 0 && !lock())) {
      // Also prevents the submit of the enclosing form.
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
      data-variant={variant}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
      data-locked={locked || undefined}
      data-unavailable={unavailable || undefined}
      onClick={click}
    >
      <span ref={content} className={styles.content}>
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

export interface Lock {
  /** For the styling and `aria-disabled`. */
  locked: boolean;
  /** Acquires the lock. Returns false when it is held: the caller must then do nothing. */
  lock(): boolean;
}

/** A lock released after `milliseconds`: prevents a double tap from submitting a form twice. */
function useLock(milliseconds = 1000): Lock {
  const [locked, setLocked] = useState(false);
  // State is only updated with the re-render; a second tap within one frame must already see the lock.
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  const lock = useCallback(() => {
    if (timer.current) return false;
    timer.current = setTimeout(() => {
      timer.current = null;
      setLocked(false);
    }, milliseconds);
    setLocked(true);
    return true;
  }, [milliseconds]);
  return { locked, lock };
}
