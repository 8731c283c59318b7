import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useBackLayer } from './use-back-layer.ts';

/** Duration of the enter and exit transitions: `--tempo-folha`. */
export const EXIT_MS = 500;

export interface DialogOptions {
  open: boolean;
  onClose(): void;
  /** False when a decision is required: Esc, back and a tap outside are ignored. */
  dismissible: boolean;
  /** Element focused on opening; the dialog itself by default. */
  initialFocus?: RefObject<HTMLElement | null>;
}

export interface DialogControl {
  ref: RefObject<HTMLDialogElement | null>;
  /** False once the exit transition is over: nothing needs to be rendered. */
  present: boolean;
  handlers: {
    onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
    onClose(event: SyntheticEvent<HTMLDialogElement>): void;
    onClick(event: SyntheticEvent<HTMLDialogElement>): void;
  };
}

/** Controls a native modal `<dialog>`: opening, Esc, back, tap outside, and returning the focus. */
export function useDialog({ open, onClose, dismissible, initialFocus }: DialogOptions): DialogControl {
  const ref = useRef<HTMLDialogElement>(null);
  const present = usePresence(open);
  useBackLayer(open && dismissible, onClose);

  const opener = useRef<Element | null>(null);
  const openedAt = useRef(0);

  // Not closed in a cleanup: React returns the focus to the dialog right after the cleanups of a commit.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && dialog.open !== open) {
      if (open) {
        opener.current = document.activeElement;
        openedAt.current = performance.now();
        dialog.showModal();
        (initialFocus?.current ?? dialog).focus({ preventScroll: true });
      } else {
        dialog.close();
        focusAgain(opener.current);
      }
    }
    return () =>
      // Unmounted while open: after the removal, and before the user's next event can move the focus.
      queueMicrotask(() => {
        if (open && !dialog?.isConnected) focusAgain(opener.current);
      });
  }, [open, initialFocus]);

  return {
    ref,
    present,
    handlers: {
      onCancel(event) {
        // A non-cancelable cancel event is followed by the close event.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        // The close is controlled: the effect closes the dialog after the state change.
        event.preventDefault();
        if (dismissible) onClose();
      },
      onClose(event) {
        // Browsers close on a second Esc without a cancel event. The event of an earlier closing can arrive after the
        // dialog was opened again.
        const dialog = ref.current;
        if (!open || event.target !== dialog || dialog?.open) return;
        if (dismissible) onClose();
        else dialog?.showModal();
      },
      onClick(event) {
        // The panel inside covers the dialog, so only the backdrop has it as target. During the enter transition, a
        // click there is the second one of a double tap on the opener.
        const isMovingIn = performance.now() - openedAt.current < EXIT_MS;
        if (dismissible && event.target === ref.current && !isMovingIn) onClose();
      },
    },
  };
}

function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  useEffect(() => {
    if (open) {
      setPresent(true);
      return;
    }
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open || present;
}
