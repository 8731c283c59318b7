import { useLayoutEffect, useState } from 'react';
import { readAppAddress, replaceAddress } from './app-address.ts';

/**
 * The secret that a link brought as `?token=`, taken out of the address before the screen is painted; '' when there
 * is none. Drawing only reads: React may throw a first drawing away and draw again, and the secret must still be there.
 */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const given = new URLSearchParams(readAppAddress().search).get('token') ?? '';
    // Messengers and mail programs take the punctuation behind an address for a part of it.
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
