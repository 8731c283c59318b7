import { useEffect, useState } from 'react';

/** Distance after which a scroll counts as a direction, and of the page's ends, in pixels. */
const turn = 24;

/** Returns whether the user is reading on: the page was last scrolled down and is at neither of its ends. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const isAtEnd =
        scrollY <= turn || scrollY + innerHeight >= document.documentElement.scrollHeight - turn;
      if (!isAtEnd && Math.abs(scrollY - from) < turn) return;
      setDown(!isAtEnd && scrollY > from);
      from = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
