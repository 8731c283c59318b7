import { useLayoutEffect, useState } from 'react';
import { readAppAddress, replaceAddress } from './paths/app-address.ts';

/**
 * Returns the `?token=` of a link and removes it from the address before paint; '' when there is none. Reading
 * during render has no side effects, because React may render twice.
 */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const given = new URLSearchParams(readAppAddress().search).get('token') ?? '';
    // Messengers and mail programs include trailing punctuation in the link.
    return given.replace(/[^\w-]+$/, '');
  });
  useLayoutEffect(() => {
    const { pathname, search, hash } = readAppAddress();
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    const rest = query.toString();
    replaceAddress(pathname + (rest ? `?${rest}` : '') + hash);
  }, []);
  return token;
}
