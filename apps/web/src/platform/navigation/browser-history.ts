import { type Address, formatAddress, type Location, parseAddress } from './address.ts';

/** The browser's history with a key and a state per entry. */
export interface BrowserHistory {
  /** Reads the current entry from the browser. */
  readonly location: Location;
  createHref(to: Address): string;
  push(location: Location): void;
  replace(location: Location): void;
  go(delta: number): void;
  /** Calls `listener` after each traversal; returns the cleanup function. */
  listen(listener: () => void): () => void;
}

/** `history.state` of an entry. */
interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  /** Number of entries of the app below this one. */
  readonly idx: number;
}

/** Builds a new entry for an address. */
export const createLocation = (to: Address, state: unknown = null): Location => ({
  ...to,
  state,
  key: Math.random().toString(36).slice(2, 10),
});

/** @param isHash stores the address after `#`, for a page that is loaded from a file */
export function createBrowserHistory(isHash: boolean): BrowserHistory {
  const { history } = window;
  const readState = () => (history.state ?? {}) as Partial<EntryState>;
  const createHref = (to: Address) => (isHash ? '#' : '') + formatAddress(to);
  const toState = ({ state, key }: Location, idx: number): EntryState => ({ usr: state, key, idx });
  if (readState().idx === undefined) history.replaceState({ ...readState(), idx: 0 }, '');
  return {
    get location() {
      const { usr = null, key = 'default' } = readState();
      const { pathname, search, hash } = isHash
        ? parseAddress(window.location.hash.slice(1))
        : window.location;
      return { pathname: pathname.replace(/^\/?/, '/'), search, hash, state: usr, key };
    },
    createHref,
    push(location) {
      const href = createHref(location);
      try {
        history.pushState(toState(location, (readState().idx ?? 0) + 1), '', href);
      } catch {
        // Safari refuses more than a hundred entries in thirty seconds.
        window.location.assign(href);
      }
    },
    replace: (location) =>
      history.replaceState(toState(location, readState().idx ?? 0), '', createHref(location)),
    go: (delta) => history.go(delta),
    listen(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
