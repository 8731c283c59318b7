import { useLayoutEffect, useState } from 'react';

/**
 * The secret that a link brought as `?token=`, taken out of the address before the screen is painted; '' when there
 * is none. Drawing only reads: React may throw a first drawing away and draw again, and the secret must still be there.
 */
export function useLinkToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    const rest = query.toString();
    replaceAddress(pathname + (rest ? `?${rest}` : '') + hash);
  }, []);
  return token;
}

/**
 * Changes what stands in the address bar and nothing else: the router keeps its own state in the history. An address
 * with two slashes at its beginning would be read as another host, and the browser throws.
 *
 * @param address path, search and fragment
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address.replace(/^\/{2,}/, '/'));
}
