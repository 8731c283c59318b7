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
    // Straight to the history: the router keeps its own state there and only the bar must change.
    window.history.replaceState(window.history.state, '', pathname + (rest ? `?${rest}` : '') + hash);
  }, []);
  return token;
}
