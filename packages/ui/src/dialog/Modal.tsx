import { X } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { joinClasses } from '../element-props.ts';
import styles from './Modal.module.css';
import { useDialog } from './use-dialog.ts';

export interface ModalProps {
  open: boolean;
  /** Called on Esc, back, a tap outside, or the close button. */
  onClose(): void;
  title: ReactNode;
  /** Accessible name of the close button, which is hidden without it. */
  closeLabel?: string;
  /** Buttons, the primary one first: they stack with it on top. */
  actions?: ReactNode;
  /** False when one of the actions is required. */
  dismissible?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  align?: 'start' | 'center';
  children?: ReactNode;
}

/** A centred modal dialog. Its content is mounted only while it is visible. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, closeLabel, actions, dismissible = true, initialFocus, children } = props;
  const { align = 'start' } = props;
  const titleId = useId();
  const dialog = useDialog({ open, onClose, dismissible, initialFocus });
  if (!dialog.present) return null;
  return (
    <dialog
      ref={dialog.ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      {...dialog.handlers}
    >
      <div className={joinClasses(styles.panel, styles[align])}>
        <div className={styles.body}>
          <h2 id={titleId} className={joinClasses(styles.title, closeLabel && styles.besideClose)}>
            {title}
          </h2>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {closeLabel && (
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
        )}
      </div>
    </dialog>
  );
}
