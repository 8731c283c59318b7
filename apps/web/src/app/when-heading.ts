const patienceMilliseconds = 10_000;

/**
 * Calls `onHeading` with the screen's `h1`, now or when it appears: a screen may still be loading its code or
 * its content. Returns how to stop waiting.
 */
export function whenHeading(onHeading: (heading: HTMLHeadingElement) => void): () => void {
  const find = () => document.querySelector<HTMLHeadingElement>('h1');
  const present = find();
  if (present) {
    onHeading(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    stop();
    onHeading(heading);
  });
  const timer = setTimeout(() => observer.disconnect(), patienceMilliseconds);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
