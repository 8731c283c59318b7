import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { PainelTitleContext } from './painel-title-context.ts';
import styles from './PainelDialog.module.css';

/** A panel that slides over the entry and stays while its content changes. Esc and a tap beside it close it. */
export function PainelDialog({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // The page behind must not scroll under the finger.
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
  const handlers = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { target, currentTarget } = event;
      // Browsers close on a second Esc without asking. One that is open again was only drawn twice.
      if (target === currentTarget && currentTarget.isConnected && !currentTarget.open) onClose();
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      // The content covers the dialog, so only the backdrop has it as target.
      if (event.target === event.currentTarget) onClose();
    },
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} tabIndex={-1} {...handlers}>
      <PainelTitleContext value={titleId}>
        <div className={styles.panel} data-scroller>
          {children}
        </div>
      </PainelTitleContext>
    </dialog>
  );
}
