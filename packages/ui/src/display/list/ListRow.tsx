import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../element-props.ts';
import styles from './ListRow.module.css';

export interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** A picture or an icon; an icon gets a soft circle. */
  leading?: ReactNode;
  leadingPlain?: boolean;
  /** A value, a badge, a date. */
  trailing?: ReactNode;
  onClick?(): void;
  /** The row opens a dialog. */
  popup?: boolean;
  /** Draws the arrow; by default on interactive rows. */
  arrow?: boolean;
  tone?: 'normal' | 'danger';
  /** Its details are shown beside the list. */
  current?: boolean;
  /** Renders a router link with the class name and the content. */
  render?(className: string, content: ReactNode): ReactNode;
}

/** A row of a list or menu: static, a button, or the element returned by `render`. */
export function ListRow(props: ListRowProps) {
  const { onClick, render, tone = 'normal', current = false, popup = false } = props;
  const interactive = Boolean(onClick || render);
  const className = joinClasses(
    styles.row,
    interactive && styles.interactive,
    tone === 'danger' && styles.danger,
  );
  const content = <RowContent {...props} arrow={props.arrow ?? interactive} />;
  if (render) return render(className, content);
  if (!onClick) return <div className={className}>{content}</div>;
  return (
    <button
      type="button"
      className={className}
      aria-current={current || undefined}
      aria-haspopup={popup ? 'dialog' : undefined}
      onClick={onClick}
    >
      {content}
    </button>
  );
}

function RowContent({ title, detail, leading, leadingPlain, trailing, arrow }: ListRowProps) {
  return (
    <>
      {leading && <span className={leadingPlain ? styles.plain : styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {trailing && <span className={styles.trailing}>{trailing}</span>}
      {arrow && <ChevronRight className={styles.arrow} aria-hidden="true" />}
    </>
  );
}
