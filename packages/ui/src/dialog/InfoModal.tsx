import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import type { Tone } from '../tone.ts';
import styles from './InfoModal.module.css';
import { Modal } from './Modal.tsx';

export interface InfoModalProps {
  open: boolean;
  /** Called by the button and every other way of closing. */
  onClose(): void;
  title: ReactNode;
  message?: ReactNode;
  /** Colour of the circle, and its default icon. */
  tone?: Tone;
  icon?: ReactNode;
  buttonLabel?: string;
  children?: ReactNode;
}

const ICONS = {
  sucesso: <CircleCheck />,
  perigo: <CircleX />,
  alerta: <CircleAlert />,
  info: <Info />,
  marca: <Info />,
} as const;

/** Icon, title, message and one button: for information without a decision. */
export function InfoModal(props: InfoModalProps) {
  const { open, onClose, title, message, tone = 'marca', icon, buttonLabel = 'OK', children } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      align="center"
      initialFocus={button}
      title={
        <span className={styles.head}>
          <span className={styles.icon} data-tone={tone} aria-hidden="true">
            {icon ?? ICONS[tone]}
          </span>
          {title}
        </span>
      }
      actions={
        <Button ref={button} wide onClick={onClose}>
          {buttonLabel}
        </Button>
      }
    >
      {message && <p className={styles.message}>{message}</p>}
      {children}
    </Modal>
  );
}
