import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useSwipe } from '../gesture/use-swipe.ts';
import styles from './Drawer.module.css';
import { useDialog } from './use-dialog.ts';

const swipePixels = 60;

export interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  children: ReactNode;
}

/** A side menu of full height on the left. The opposite swipe, Esc, back and a tap outside close it. */
export function Drawer({ open, onClose, title, closeLabel, children }: DrawerProps) {
  const titleId = useId();
  const { ref, present, handlers } = useDialog({ open, onClose, dismissible: true });
  const swipe = useSwipe((direction) => {
    if (direction === 'left') onClose();
  }, swipePixels);
  if (!present) return null;
  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={titleId}
      tabIndex={-1}
      {...handlers}
      {...swipe}
    >
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
