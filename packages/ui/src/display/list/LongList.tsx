import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../action/Button.tsx';

export interface LongListProps<T> {
  items: readonly T[];
  /** Renders the content of a row. */
  renderItem: (item: T) => ReactNode;
  /** Words of the button that shows all rows. */
  showAll: string;
  label: string;
  className?: string | undefined;
}

const few = 8;
/** With this many rows more than `few`, a button saves no room. */
const slack = 2;

/** A list that shows its first rows until the user asks for all of them; the focus then moves to the next row. */
export function LongList<T>({ items, renderItem, showAll, label, className }: LongListProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) next.current?.focus();
  }, [isOpen]);
  const isWhole = isOpen || items.length <= few + slack;
  // Rows can be equal, and they keep their place, which identifies them.
  const rows = items.slice(0, isWhole ? undefined : few).map((item, at) => ({ id: String(at), at, item }));
  return (
    <>
      <ul className={className} aria-label={label}>
        {rows.map(({ id, at, item }) => (
          <li key={id} {...(at === few && { ref: next, tabIndex: -1 })}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {showAll}
        </Button>
      )}
    </>
  );
}
