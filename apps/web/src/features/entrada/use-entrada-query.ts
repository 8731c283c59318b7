import { useState } from 'react';
import { dropEntradaQuery, readEntradaQuery, type EntradaQuery } from './read-entrada-query.ts';

/** What the address brought, read once; the address is cleaned before anything is drawn or sent. */
export function useEntradaQuery(): EntradaQuery {
  const [query] = useState(() => {
    const { pathname, search, hash } = window.location;
    const found = readEntradaQuery(search);
    if (!found.isEmpty) {
      // Straight to the history: the router keeps its own state there and only the bar must change.
      window.history.replaceState(window.history.state, '', pathname + dropEntradaQuery(search) + hash);
    }
    return found;
  });
  return query;
}
