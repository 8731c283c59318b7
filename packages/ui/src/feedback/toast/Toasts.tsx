import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../action/IconButton.tsx';
import { findToastTop, listControls } from './toast-place.ts';
import type { Toast, ToastStore } from './toast-store.ts';
import styles from './Toasts.module.css';
import { useStore } from '../../create-store.ts';

export interface ToastsProps {
  store: ToastStore;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
}

const ICONS = {
  marca: <Info />,
  info: <Info />,
  sucesso: <CircleCheck />,
  alerta: <TriangleAlert />,
  perigo: <CircleAlert />,
} as const;

/**
 * Toasts above the bars at the bottom of the screen, moved up where they would cover a control. A manual popover,
 * because modals would cover any other element.
 */
export function Toasts({ store, label, closeLabel }: ToastsProps) {
  const toasts = useStore(store);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Re-opening moves it above a modal that was opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest === undefined) return;
    element.showPopover();
    place(element);
  }, [newest]);

  return (
    <div ref={region} popover="manual" className={styles.region} role="region" aria-label={label}>
      <div role="status" aria-live="polite" className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onClose={() => store.dismiss(toast.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** Moves the region to where it covers no control of the page, or of the open dialog. */
function place(region: HTMLElement): void {
  region.style.inset = '';
  const box = region.getBoundingClientRect();
  if (box.height === 0) return;
  const dialogs = document.querySelectorAll('dialog:modal');
  const room = { top: readSafeTop(region), bottom: box.bottom };
  const controls = listControls(dialogs.item(dialogs.length - 1) ?? document, box, (element) =>
    region.contains(element),
  );
  region.style.inset = `${findToastTop(box.height, room, controls)}px 0 auto`;
}

/** Returns the top of the room for toasts in pixels, below the phone's status bar. */
const readSafeTop = (region: HTMLElement): number =>
  parseFloat(getComputedStyle(region).scrollPaddingTop) || 0;

function ToastCard({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose(): void }) {
  return (
    <div className={styles.toast} data-tone={toast.tone}>
      <span className={styles.icon} aria-hidden="true">
        {ICONS[toast.tone]}
      </span>
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
    </div>
  );
}
