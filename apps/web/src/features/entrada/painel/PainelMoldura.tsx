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

/** What stands in a panel: the way back, the title, the content and its bar. */
export function PainelMoldura({ title, subtitle, onBack, backLabel, footer, children }: MolduraProps) {
  const titleId = use(PainelTitleContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Each step begins to be read at its title.
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
      // One that cannot be prevented is followed by the close.
      if (event.target !== event.currentTarget || !event.cancelable) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { target, currentTarget } = event;
      // Browsers close on a second Esc without asking. One that is open again was only drawn twice.
      if (target !== currentTarget || !currentTarget.isConnected || currentTarget.open) return;
      // Another panel may stand in it now.
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

/** The id that the title of what is open must carry: it names the dialog. */
const PainelTitleContext = createContext<string | undefined>(undefined);
