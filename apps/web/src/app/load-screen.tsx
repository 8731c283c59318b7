import { lazy, type ComponentType, useState } from 'react';
import { afterPaint } from '../platform/browser/after-paint.ts';
import { withPatience } from '../platform/browser/with-patience.ts';

/** A screen with code in a lazy import, which `load` can prefetch. */
export interface LazyScreen<Props extends object = object> {
  readonly Screen: ComponentType<Props>;
  load(): Promise<{ default: ComponentType<Props> }>;
}

/** Lazy component that loads after the current screen has painted, which needs the main thread. */
export const lazyAfterPaint = (fetchCode: () => Promise<ComponentType>) =>
  lazy(async () => {
    await afterPaint();
    return { default: await fetchCode() };
  });

/** Lazy screen or frame part without the query provider. */
export function loadScreen<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = () => withPatience(fetchCode().then((Screen) => ({ default: (Loaded = Screen) })));
  const Late = lazy(load) as unknown as ComponentType<Props>;
  function Screen(props: Props) {
    // Renders loaded code synchronously, without the Suspense fallback.
    const [Known] = useState(() => Loaded ?? Late);
    return <Known {...props} />;
  }
  return { Screen, load };
}

/** Lazy screen that calls the API: it loads the query provider together with its code. */
export function loadScreenWithQueries(fetchCode: () => Promise<ComponentType>): LazyScreen {
  return loadScreen(async () => {
    const [Screen, { QueryProvider }] = await Promise.all([
      fetchCode(),
      import('../platform/api/QueryProvider.tsx'),
    ]);
    return () => (
      <QueryProvider>
        <Screen />
      </QueryProvider>
    );
  });
}
