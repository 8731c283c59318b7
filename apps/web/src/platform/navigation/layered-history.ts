import {
  type Location,
  NavigationType,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import type { BackLayers } from '@trevo/ui/dialog/use-back-layer.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** State that the router renders. */
export interface RouterState {
  readonly action: NavigationType;
  readonly location: Location;
}

export interface LayeredHistory extends BackLayers {
  /** For the router: it navigates between screens and never sees an entry of a layer. */
  readonly navigator: Navigator;
  readonly current: RouterState;
  listen(listener: (state: RouterState) => void): () => void;
  /** Reports that React has committed the screen of this location. */
  committed(location: Location): void;
}

/** `location.state` of a layer's entry. */
interface LayerState {
  readonly layer: {
    /** Number of layers over the screen in this entry. */
    readonly depth: number;
    /** The key of the screen's own entry, below the layers. */
    readonly base: string;
    /** `location.state` of the screen. */
    readonly state: unknown;
  };
}

interface Entry {
  readonly depth: number;
  readonly base: string;
  readonly screen: Location;
}

function readEntry(location: Location): Entry {
  const layer = (location.state as Partial<LayerState> | null)?.layer;
  if (!layer) return { depth: 0, base: location.key, screen: location };
  return { depth: layer.depth, base: layer.base, screen: { ...location, state: layer.state } };
}

const toLayer = (screen: Location, base: string, depth: number): Location => ({
  ...screen,
  state: { layer: { depth, base, state: screen.state } } satisfies LayerState,
});

/** Upper bound for a traversal in milliseconds: browsers drop one that another navigation overtakes. */
const traversalMilliseconds = 1000;

/**
 * Adds layers to the router's history: each open layer has one entry above that of its screen, with the screen's
 * URL and `key`. The router only sees screens, so that opening or closing a layer neither renders, scrolls nor
 * announces.
 *
 * An entry without its layer is removed at once: after a reload, a step forward, or a layer that was closed
 * otherwise than by the back button. A screen opened from a layer replaces the layer's entry.
 *
 * @param history created with `v5Compat: false`
 */
export function createLayeredHistory(history: History): LayeredHistory {
  let { depth, base, screen } = readEntry(history.location);
  let action = history.action as NavigationType;
  let listener: ((state: RouterState) => void) | undefined;
  // False while React still shows the previous screen: its layers are about to unmount.
  let isCommitted = false;
  /** Current traversal: `leave` removes entries of layers, `go` was requested by the app. */
  let traversal: { readonly kind: 'leave' | 'go'; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let waiting: (() => void)[] = [];
  /** `onBack` of each open layer, the topmost last. */
  const open: (() => void)[] = [];

  function show(entry: Entry, how: NavigationType): void {
    ({ depth, base, screen } = entry);
    action = how;
    isCommitted = false;
    listener?.({ action, location: screen });
  }

  /** Writes the screen, under `over` layers, into the current entry. */
  function rewrite(over: number): void {
    if (over === 0) base = screen.key;
    history.replace(over === 0 ? screen : toLayer(screen, base, over));
  }

  function traverse(delta: number, kind: 'leave' | 'go'): void {
    clearTimeout(traversal?.timer);
    traversal = { kind, timer: setTimeout(release, traversalMilliseconds) };
    history.go(delta);
  }

  /** Also runs after the upper bound, without `settle`: it would repeat a late traversal, and leave the screen. */
  function release(): void {
    clearTimeout(traversal?.timer);
    traversal = undefined;
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback();
  }

  /** Gives every open layer its entry, and removes entries without a layer. */
  function settle(): void {
    if (traversal || !isCommitted || !listener) return;
    const extra = readEntry(history.location).depth - open.length;
    if (extra > 0) return traverse(-extra, 'leave');
    while (depth < open.length) {
      depth += 1;
      // The current URL: a token may have been removed from it since the screen opened.
      const { pathname, search, hash } = history.location;
      history.push(toLayer({ ...screen, pathname, search, hash }, base, depth));
    }
  }

  function onPop(): void {
    const isLeaving = traversal?.kind === 'leave';
    const before = depth;
    const entry = readEntry(history.location);
    if (entry.base !== base) show(entry, NavigationType.Pop);
    else {
      depth = entry.depth;
      // A layer's entry was replaced, and the ones below still hold the previous screen.
      if (entry.screen.key !== screen.key) rewrite(depth);
    }
    if (!isLeaving) {
      for (const onBack of open.slice(depth, before).toReversed()) onBack();
    }
    release();
    // A layer that was asked to close does so in React's next commit.
    setTimeout(settle);
  }

  function push(to: To, state?: unknown): void {
    if (traversal) return void waiting.push(() => push(to, state));
    if (depth > 1) return leave(() => push(to, state));
    if (depth === 1) history.replace(to, state);
    else history.push(to, state);
    show(readEntry(history.location), NavigationType.Push);
  }

  function replace(to: To, state?: unknown): void {
    if (traversal) return void waiting.push(() => replace(to, state));
    const over = depth;
    const below = base;
    history.replace(to, state);
    show(readEntry(history.location), NavigationType.Replace);
    if (over === 0) return;
    depth = over;
    base = below;
    rewrite(over);
  }

  function leave(callback: () => void): void {
    if (traversal) return void waiting.push(() => leave(callback));
    if (depth === 0) return callback();
    waiting.push(callback);
    traverse(-depth, 'leave');
  }

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => traverse(delta, 'go'),
      push,
      replace,
    },
    get current() {
      return { action, location: screen };
    },
    listen(given) {
      listener = given;
      const stop = history.listen(onPop);
      return () => {
        listener = undefined;
        stop();
      };
    },
    committed(location) {
      if (location !== screen) return;
      isCommitted = true;
      settle();
    },
    open(onBack) {
      open.push(onBack);
      settle();
      return () => {
        const position = open.indexOf(onBack);
        if (position < 0) return;
        open.splice(position, 1);
        // An effect that runs twice, or the next layer, reuses the entry.
        setTimeout(settle);
      };
    },
    leave(callback) {
      // The page is about to unload: an open layer must not get its entry again.
      open.length = 0;
      leave(callback);
    },
  };
}
