import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import styles from './PeekPanel.module.css';
import { useDialog } from './use-dialog.ts';

export interface PeekPanelProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A detail on the right, over its list; on a phone it fills the screen. Esc, back and a tap outside close it. */
export function PeekPanel({ open, onClose, title, closeLabel, children }: PeekPanelProps) {
  const titleId = useId();
  const { ref, present, handlers } = useDialog({ open, onClose, dismissible: true });
  if (!present) return null;
  return (
    <dialog ref={ref} className={styles.peek} aria-labelledby={titleId} tabIndex={-1} {...handlers}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
