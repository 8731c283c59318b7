import { useState } from 'react';

/** The secret that a link brought as `?token=`, read once and taken out of the address; '' when there is none. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    const found = query.get('token') ?? '';
    if (found) {
      query.delete('token');
      const rest = query.toString();
      // Straight to the history: the router keeps its own state there and only the bar must change.
      const clean = pathname + (rest ? `?${rest}` : '') + hash;
      window.history.replaceState(window.history.state, '', clean);
    }
    return found;
  });
  return token;
}
