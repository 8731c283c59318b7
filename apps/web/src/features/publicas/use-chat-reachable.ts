import { useEffect, useState } from 'react';

const checkMilliseconds = 2000;

/** Whether the chat's server answers within two seconds; undefined while nobody knows. What it answers is not read. */
export function useChatReachable(url: string | null): boolean | undefined {
  const [isReachable, setReachable] = useState<boolean>();
  useEffect(() => {
    if (!url) return;
    let isOver = false;
    const report = (value: boolean) => {
      if (!isOver) setReachable(value);
    };
    fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(checkMilliseconds) }).then(
      () => report(true),
      () => report(false),
    );
    return () => {
      isOver = true;
    };
  }, [url]);
  return isReachable;
}
