import { X } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { joinClasses } from '../element-props.ts';
import { useIsWide } from '../layout/use-is-wide.ts';
import styles from './Sheet.module.css';
import { useDialog } from './use-dialog.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface SheetProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Accessible name of the close button, which is hidden without it. */
  closeLabel?: string;
  /** Sticks to the bottom, above the safe-area inset. */
  actions?: ReactNode;
  dismissible?: boolean;
  /** Without side margins, for full-width rows. */
  bleed?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** On a large window: `form` has room for two columns of fields. */
  size?: 'list' | 'form';
  children?: ReactNode;
}

/** A bottom sheet, dragged down to close. On a large window, a centred dialog. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, closeLabel, actions, dismissible = true, initialFocus, children } = props;
  const { bleed = false, size = 'list' } = props;
  const titleId = useId();
  const dialog = useDialog({ open, onClose, dismissible, initialFocus });
  const isWide = useIsWide();
  // The centred dialog of a large window is not draggable.
  const drag = useSheetDrag(dialog.ref, dismissible && !isWide ? onClose : null);
  if (!dialog.present) return null;
  return (
    <dialog
      ref={dialog.ref}
      className={styles.sheet}
      data-size={size}
      aria-labelledby={titleId}
      tabIndex={-1}
      {...dialog.handlers}
    >
      <div className={styles.panel}>
        <div className={styles.head} {...drag}>
          {dismissible && <span className={styles.grip} aria-hidden="true" />}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeLabel && (
            <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
          )}
        </div>
        <div className={joinClasses(styles.body, bleed && styles.bleed)}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
