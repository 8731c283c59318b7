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
  /** For the look and `aria-disabled`. */
  locked: boolean;
  /** Takes the lock. False when it is already taken: the caller must then do nothing. */
  lock(): boolean;
}

/** A lock that opens by itself after `milliseconds`: stops the double tap that would send a form twice. */
function useLock(milliseconds = 1000): Lock {
  const [locked, setLocked] = useState(false);
  // State arrives after the render; two taps within one frame must already see the lock.
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
