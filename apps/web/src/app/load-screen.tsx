import { lazy, type ComponentType, useState } from 'react';
import { afterPaint } from '../platform/browser/after-paint.ts';

/** The code of a screen did not arrive in time. */
class ScreenLoadTimeout extends Error {
  override readonly name = 'ScreenLoadTimeout';
}

const patienceMilliseconds = 120_000;

/** A screen whose code is fetched when it is first opened, or before, with `load`. */
export interface LazyScreen<Props extends object = object> {
  readonly Screen: ComponentType<Props>;
  load(): Promise<{ default: ComponentType<Props> }>;
}

/** Gives up after `milliseconds`, with ScreenLoadTimeout: the line may be dead without saying so. */
export function withPatience<T>(code: Promise<T>, milliseconds = patienceMilliseconds): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScreenLoadTimeout()), milliseconds);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A part that waits until the screen beside which it is drawn has been painted: that has the processor for itself. */
export const lazyAfterPaint = (fetchCode: () => Promise<ComponentType>) =>
  lazy(async () => {
    await afterPaint();
    return { default: await fetchCode() };
  });

/** A screen by itself, or a part that stands around it: it asks the API on its own, or not at all. */
export function loadScreen<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = () => withPatience(fetchCode().then((Screen) => ({ default: (Loaded = Screen) })));
  const Late = lazy(load) as unknown as ComponentType<Props>;
  function Screen(props: Props) {
    // What is there already is drawn at once, without what would stand in its place meanwhile.
    const [Known] = useState(() => Loaded ?? Late);
    return <Known {...props} />;
  }
  return { Screen, load };
}

/** A screen that asks the API: its code brings the shared answers with it. */
export function loadScreenWithQueries(fetchCode: () => Promise<ComponentType>): LazyScreen {
  return loadScreen(async () => {
    const [Screen, { Queries }] = await Promise.all([fetchCode(), import('./Queries.tsx')]);
    return () => (
      <Queries>
        <Screen />
      </Queries>
    );
  });
}
