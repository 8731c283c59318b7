/** An address of the app: the path with its query (`?a=b`) and fragment (`#x`), each '' when absent. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** An entry of the history. */
export interface Location extends Address {
  readonly state: unknown;
  /** Identifies the entry; `default` for the first one of a visit. */
  readonly key: string;
}

/** Target of a navigation: an absolute address, or `?query` on the current path. */
export type To = string | Partial<Address>;

/** Splits `/path?query#fragment`. */
export function parseAddress(path: string): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

export const formatAddress = ({ pathname, search, hash }: Address): string => pathname + search + hash;

/**
 * Resolves a target against the current path. Repeated slashes become one: the browser would read `//name` as
 * another site.
 */
export function resolveAddress(to: To, current: string): Address {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parseAddress(to) : to;
  return { pathname: (pathname || current).replace(/[\\/]{2,}/g, '/'), search, hash };
}

/** Returns whether a path leads to a screen's path: case, escapes and a slash at the end do not matter. */
export const isPath = (path: string, pathname: string): boolean => normalize(pathname) === normalize(path);

function normalize(pathname: string): string {
  return decode(pathname).toLowerCase().replace(/\/+$/, '');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
