import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../action/Button.tsx';

export interface LongListProps {
  /** Content of each row; rows keep their place. */
  rows: readonly ReactNode[];
  /** Words of the button that shows all rows. */
  showAll: string;
  label: string;
  className?: string | undefined;
}

const few = 8;
/** With this many rows more than `few`, a button saves no room. */
const slack = 2;

/** A list that shows its first rows until the user asks for all of them; the focus then moves to the next row. */
export function LongList({ rows, showAll, label, className }: LongListProps) {
  const [isOpen, setOpen] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) next.current?.focus();
  }, [isOpen]);
  const isShort = isOpen || rows.length <= few + slack;
  return (
    <>
      <ul className={className} aria-label={label}>
        {rows.slice(0, isShort ? undefined : few).map((row, at) => (
          <li key={at} {...(at === few && { ref: next, tabIndex: -1 })}>
            {row}
          </li>
        ))}
      </ul>
      {!isShort && (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {showAll}
        </Button>
      )}
    </>
  );
}
