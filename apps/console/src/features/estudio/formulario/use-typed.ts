import { useEffect, useRef, useState } from 'react';

const pausa = 300;

interface Typed {
  readonly value: string;
  change(value: string): void;
  /** Passes typed text on at once. */
  flush(): void;
}

/** Keeps the typed text of a field and passes it on after a pause: each change parses the whole text again. */
export function useTyped(value: string, commit: (value: string) => void): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(commit);
  latest.current = commit;
  function flush(): void {
    clearTimeout(timer.current);
    const text = pending.current;
    pending.current = null;
    if (text !== null) latest.current(text);
    setTyped(null);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (pending.current !== null) latest.current(pending.current);
      pending.current = null;
    },
    [],
  );
  return {
    value: typed ?? value,
    change(text) {
      pending.current = text;
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pausa);
    },
    flush,
  };
}
