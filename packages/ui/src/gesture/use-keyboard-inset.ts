import { useEffect, useState } from 'react';

const MIN_KEYBOARD_HEIGHT = 80;

/**
 * Returns the height of the on-screen keyboard over the page, in pixels. Where the keyboard resizes the page
 * (`interactive-widget=resizes-content`) it stays 0; in Safari it covers the page.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Pinch zoom also shrinks the visual viewport without covering anything.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      setInset(covered > MIN_KEYBOARD_HEIGHT ? Math.round(covered) : 0);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
  return inset;
}
