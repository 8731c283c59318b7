import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useBackLayer } from '../dialog/use-back-layer.ts';
import styles from './SidePane.module.css';

export interface SidePaneProps {
  title: string;
  closeLabel: string;
  /** Key of the shown item: a different one takes the focus again. */
  of: string;
  onClose(): void;
  children: ReactNode;
}

/**
 * Details of a list's selected item, beside it: in the `aside` of Columns, where a small window uses a Sheet.
 * Mounted while open; it takes the focus, the close button, Esc and back close it, and the focus returns to the
 * opener.
 */
export function SidePane({ title, closeLabel, of, onClose, children }: SidePaneProps) {
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useBackLayer(true, onClose);
  useEscape(onClose);

  useEffect(() => {
    const focused = document.activeElement;
    if (!pane.current?.contains(focused)) opener.current = focused;
    pane.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [of]);

  useEffect(
    () => () => {
      // A focus that was moved elsewhere meanwhile is left there.
      const focused = document.activeElement;
      if (focused && focused !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <section ref={pane} className={styles.pane} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
      </div>
      {children}
    </section>
  );
}

/** Closes it on Esc wherever the focus is, unless a dialog over the screen handles the key. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
