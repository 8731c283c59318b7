import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useBackLayer } from '../dialog/use-back-layer.ts';
import styles from './SidePane.module.css';

export interface SidePaneProps {
  title: string;
  closeLabel: string;
  /** Which one of the list it is: another one takes the focus again. */
  of: string;
  onClose(): void;
  children: ReactNode;
}

/**
 * What is chosen of a list, beside it: in the `aside` of Columns, where a small window has a Sheet. It is there while it
 * is open; it takes the focus, the X, Esc and the way back close it, and the focus goes back to what was pressed.
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
      // Whoever went on to something else by themselves is left there.
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

/** Esc closes it from wherever the focus is, unless a dialog over the screen takes the key. */
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
