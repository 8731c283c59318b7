import { lazy, type ComponentType } from 'react';

/** The code of a screen did not arrive in time. */
class ScreenLoadTimeout extends Error {
  override readonly name = 'ScreenLoadTimeout';
}

const patienceMilliseconds = 120_000;

type ScreenModule = Promise<{ default: ComponentType }>;

/** A screen whose code is fetched when it is first opened, or before, with `load`. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  load(): ScreenModule;
}

/** Gives up after `milliseconds`, with ScreenLoadTimeout: the line may be dead without saying so. */
export function withPatience<T>(code: Promise<T>, milliseconds = patienceMilliseconds): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScreenLoadTimeout()), milliseconds);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A screen by itself: it asks the API on its own, or not at all. */
export function loadScreen(fetchCode: () => Promise<ComponentType>): LazyScreen {
  const load = () => withPatience(fetchCode().then((Screen) => ({ default: Screen })));
  return { Screen: lazy(load), load };
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
