import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../action/IconButton.tsx';
import styles from './Pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPageChange(page: number): void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Formats the accessible name of a page button, such as `Página 3`. */
  toPageLabel(page: number): string;
  /** The next page is loading: the old one stays visible and the pager ignores input. */
  pending?: boolean;
}

/** Three page numbers and two arrows. The arrow keys work anywhere except in a field or a dialog. */
export function Pager(props: PagerProps) {
  const { page, pages, onPageChange, label, previousLabel, nextLabel, toPageLabel, pending = false } = props;

  function go(next: number) {
    if (!pending && next !== page && next >= 1 && next <= pages) onPageChange(next);
  }

  const latest = useRef(go);
  latest.current = go;
  const current = useRef(page);
  current.current = page;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isFreeArrow(event)) return;
      latest.current(current.current + (event.key === 'ArrowLeft' ? -1 : 1));
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label} aria-busy={pending || undefined}>
      <IconButton
        label={previousLabel}
        icon={<ChevronLeft />}
        aria-disabled={page <= 1 || undefined}
        onClick={() => go(page - 1)}
      />
      {listPagerPages(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={toPageLabel(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => go(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        label={nextLabel}
        icon={<ChevronRight />}
        aria-disabled={page >= pages || undefined}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}

/** Whether an arrow key press is unhandled: not in a field, not in a modal, without modifier. */
function isFreeArrow(event: KeyboardEvent): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(
    'input, textarea, select, [contenteditable], dialog, [role=tablist], [data-arrows]',
  );
}

/** Returns the page numbers to draw: at most `size`, consecutive, with the current one centred if possible. */
export function listPagerPages(page: number, pages: number, size = 3): number[] {
  const shown = Math.min(size, pages);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
