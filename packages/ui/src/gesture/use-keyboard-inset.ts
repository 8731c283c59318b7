import { useEffect, useState } from 'react';

const MIN_KEYBOARD_HEIGHT = 80;

/**
 * Pixels that the on-screen keyboard covers at the bottom of the page. Where the keyboard resizes the page
 * (`interactive-widget=resizes-content`) it stays 0; Safari covers the page, and there it is the keyboard's height.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // With pinch zoom the visual viewport is smaller too, but nothing is covered.
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
