import { useEffect, useState } from 'react';

/** Distance after which a scroll counts as a direction, and of the page's ends, in pixels. */
const turn = 24;
/** Height by which a bar that shrinks shortens the page at most; nearer to the end it would grow again at once. */
const shrinkRoom = 120;

/** Returns whether the user is reading on: the page was last scrolled down and is at neither of its ends. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const below = document.documentElement.scrollHeight - scrollY - innerHeight;
      const isAtEnd = scrollY <= turn || below <= turn;
      if (!isAtEnd && Math.abs(scrollY - from) < turn) return;
      const isTurnedDown = !isAtEnd && scrollY > from;
      setDown((wasDown) => isTurnedDown && (wasDown || below > shrinkRoom));
      from = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
