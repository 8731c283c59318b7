import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import styles from './FullScreen.module.css';
import { useDialog } from './use-dialog.ts';

export interface FullScreenProps {
  open: boolean;
  /** Called on Esc, back, or the close button. */
  onClose(): void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode;
}

/** A dialog over the whole window, black on white in every theme, for a code that another device reads. */
export function FullScreen({ open, onClose, title, closeLabel, children }: FullScreenProps) {
  const titleId = useId();
  const dialog = useDialog({ open, onClose, dismissible: true });
  if (!dialog.present) return null;
  return (
    <dialog
      ref={dialog.ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      {...dialog.handlers}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
