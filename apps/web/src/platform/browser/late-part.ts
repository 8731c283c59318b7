import { type ComponentType, createElement, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { withPatience } from './with-patience.ts';

const partMilliseconds = 8_000;

export interface LatePart<Props> {
  /** Renders nothing until its code has loaded. */
  readonly Part: ComponentType<Props>;
  /** Loads the code after the screen's first paint. Browsers do not retry code that failed to load. */
  useLoading(): 'carregando' | 'carregada' | 'falhou';
}

/** Part of a screen that is needed only after the person has sent something from it. */
export function createLatePart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  function Part(props: Props) {
    const [Known] = useState(() => Loaded);
    return Known ? createElement(Known, props) : null;
  }
  function useLoading() {
    const [situacao, setSituacao] = useState<'carregando' | 'carregada' | 'falhou'>(
      Loaded ? 'carregada' : 'carregando',
    );
    useEffect(() => {
      if (Loaded) return;
      void afterPaint()
        .then(() => withPatience(fetchCode(), partMilliseconds))
        .then(
          (code) => {
            Loaded = code;
            setSituacao('carregada');
          },
          () => setSituacao('falhou'),
        );
    }, []);
    return situacao;
  }
  return { Part, useLoading };
}
