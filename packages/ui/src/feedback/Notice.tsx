import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: Tone;
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  /** A small button or a link. */
  action?: ReactNode;
}

const ICONS = {
  marca: <Info />,
  info: <Info />,
  sucesso: <CircleCheck />,
  alerta: <TriangleAlert />,
  perigo: <CircleAlert />,
} as const;

/** A remark inside the page, tinted by its tone. */
export function Notice({ tone = 'info', icon, title, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? ICONS[tone]}
      </span>
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
