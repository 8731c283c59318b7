import { ChevronRight, Trophy } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './GoldCard.module.css';

export interface GoldCardProps {
  /** At the moment of winning; calm on later days. */
  loud?: boolean;
  /** The prize; without it, a cup. */
  picture?: ReactNode;
  /** Above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** Below the title. */
  detail?: ReactNode;
  children?: ReactNode;
  /** Beside the action, such as a deadline. */
  note?: ReactNode;
  action: ReactNode;
  onAction(): void;
  footer?: ReactNode;
}

/** A won prize, in the same gold for every brand. Its action opens a dialog. */
export function GoldCard(props: GoldCardProps) {
  const { loud = false, picture, eyebrow, title, detail, children, note, action, onAction, footer } = props;
  const titleId = useId();
  return (
    <section className={loud ? styles.loud : styles.calm} aria-labelledby={titleId}>
      <div className={styles.head}>
        {picture ? (
          <span className={styles.picture}>{picture}</span>
        ) : (
          <span className={styles.medal} aria-hidden="true">
            <Trophy />
          </span>
        )}
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      </div>
      {children}
      <div className={styles.foot}>
        {note && <span className={styles.note}>{note}</span>}
        <button type="button" className={styles.action} aria-haspopup="dialog" onClick={onAction}>
          {action}
          {!loud && <ChevronRight aria-hidden="true" />}
        </button>
      </div>
      {footer}
    </section>
  );
}
