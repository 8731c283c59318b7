import { useRef, type ReactNode } from 'react';
import { useKeyboardInset } from '../gesture/use-keyboard-inset.ts';
import styles from './BottomBar.module.css';
import { useScrollRoom } from './use-scroll-room.ts';

export interface BottomBarProps {
  /** The primary action; a second, quieter one may follow it. */
  children: ReactNode;
  /** A line above the buttons: a total, a remark. */
  note?: ReactNode;
}

/** Holds the action of a screen at the bottom: above the safe area, above the keyboard, always seen. */
export function BottomBar({ children, note }: BottomBarProps) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom(bar);
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-keyboard={inset > 0 || undefined}
      style={inset > 0 ? { bottom: inset } : undefined}
    >
      {note && <div className={styles.note}>{note}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
