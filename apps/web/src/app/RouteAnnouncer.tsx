import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTitulo } from '../platform/configuracao/PartidaProvider.tsx';
import { LiveRegion } from '../ui/feedback/LiveRegion.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';
import { whenHeading } from './when-heading.ts';

/**
 * Makes a change of screen noticed: the document's title, the focus on the new heading, its words said aloud,
 * and the place where the person had scrolled to when they go back.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const titulo = useTitulo();
  const [said, setSaid] = useState('');
  const isFirst = useRef(true);
  useScrollMemory(key, type === 'POP');

  useEffect(() => {
    const isFirstScreen = isFirst.current;
    isFirst.current = false;
    return whenHeading((heading) => {
      const words = heading.textContent.trim();
      document.title = words && words !== titulo ? `${words} · ${titulo}` : titulo;
      // The browser announces the first page by itself.
      if (isFirstScreen) return;
      setSaid(words);
      // A screen that put the focus in its own field knows better.
      if (document.activeElement?.closest('main input, main textarea, dialog[open]')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, titulo]);

  return <LiveRegion>{said}</LiveRegion>;
}
