import { ChevronLeft } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import type { MolduraProps } from '../../cadastro/public.ts';
import styles from './PainelMoldura.module.css';

/** Frame of a panel: back button, title, content and bottom bar. */
export function PainelMoldura({ title, subtitle, onBack, backLabel, footer, children }: MolduraProps) {
  const titleId = use(PainelTitleContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Focuses the title on each step, so that screen readers start there.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.moldura}>
      <header className={styles.header}>
        <IconButton label={backLabel} icon={<ChevronLeft />} onClick={onBack} className={styles.back} />
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      <div className={styles.body}>{children}</div>
      {footer}
    </div>
  );
}

/**
 * Modal panel that slides over the entry and stays mounted while its content changes. Esc and a tap on the
 * backdrop close it.
 */
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
    // Locks the scrolling of the page behind.
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
  const handlers = {
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A cancel event that cannot be prevented is followed by a close event, handled below.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { target, currentTarget } = event;
      // Browsers close on a second Esc without a cancel event. A dialog that is open again was only re-rendered.
      if (target !== currentTarget || !currentTarget.isConnected || currentTarget.open) return;
      // The dialog may show another panel now, so reopen it.
      currentTarget.showModal();
      onClose();
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

/** Id of the title element, which labels the dialog. */
const PainelTitleContext = createContext<string | undefined>(undefined);
