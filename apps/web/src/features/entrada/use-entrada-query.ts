import { useLayoutEffect, useState } from 'react';
import { replaceAddress } from '../../platform/navigation/use-link-token.ts';
import { dropFacebookQuery, readFacebookReturn, type FacebookReturn } from './facebook/facebook-redirect.ts';
import { dropEntradaQuery, readEntradaQuery, type EntradaQuery } from './read-entrada-query.ts';

export interface EntradaAddress {
  readonly query: EntradaQuery;
  /** What Facebook brought back, or null. */
  readonly facebook: FacebookReturn | null;
}

/**
 * What the address brought, read once; the address is cleaned before anything is painted or sent. Drawing only reads:
 * React may throw a first drawing away and draw again.
 */
export function useEntradaQuery(): EntradaAddress {
  const [address] = useState(() => {
    const { search, hash } = window.location;
    const query = readEntradaQuery(search);
    const facebook = readFacebookReturn(search, hash);
    return { query: facebook ? { ...query, isEmpty: false } : query, facebook };
  });
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    const rest = dropEntradaQuery(dropFacebookQuery(search));
    if (rest === search && !address.facebook) return;
    replaceAddress(pathname + rest + (address.facebook ? '' : hash));
  }, [address]);
  return address;
}
