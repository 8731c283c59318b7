import { useRef, type ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Modal } from './Modal.tsx';
import styles from './InfoModal.module.css';

export interface ConfirmModalProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm(): void;
  onCancel(): void;
  /** Red, with the initial focus on the cancel button. */
  dangerous?: boolean;
  pending?: boolean;
  icon?: ReactNode;
}

/** A question with two answers. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { open, title, message, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const { dangerous = false, pending = false, icon } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onCancel}
      dismissible={!pending}
      align="center"
      initialFocus={dangerous ? cancel : confirm}
      title={
        <span className={styles.head}>
          {icon && (
            <span className={styles.icon} data-tone={dangerous ? 'perigo' : 'marca'} aria-hidden="true">
              {icon}
            </span>
          )}
          {title}
        </span>
      }
      actions={
        <>
          <Button
            ref={confirm}
            variant={dangerous ? 'danger' : 'primary'}
            wide
            pending={pending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button ref={cancel} variant="ghost" wide unavailable={pending} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {message && <p className={styles.message}>{message}</p>}
    </Modal>
  );
}
