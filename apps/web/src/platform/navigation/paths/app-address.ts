import { getApiUrlBase, getUrlsApp } from '@trevo/config/configuracao/configuracao-questions';
import { isNative } from '../../browser/native-shell.ts';
import type { Partida } from '../../configuracao/load-configuracao.ts';

export interface AppAddress {
  readonly pathname: string;
  /** With its `?`; '' when there is none. */
  readonly search: string;
  /** Fragment, including the `#`. */
  readonly hash: string;
}

/** Returns the current address of the app; the native app, which is loaded from a file, has it in the fragment. */
export function readAppAddress(): AppAddress {
  if (!isNative()) return window.location;
  const [, pathname = '', search = '', hash = ''] =
    /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(window.location.hash) ?? [];
  return { pathname: pathname || '/', search, hash };
}

/**
 * Replaces the address only: the router keeps its state in history.state. An address that starts with two
 * slashes would be read as another host, and the browser would throw.
 *
 * @param address path, search and fragment
 */
export function replaceAddress(address: string): void {
  const path = address.replace(/^\/{2,}/, '/');
  window.history.replaceState(window.history.state, '', isNative() ? `#${path}` : path);
}

/** Returns the campaign's origin on the web; the native app's file URL is useless to others. */
export function findPublicOrigin({ configuracao, site }: Pick<Partida, 'configuracao' | 'site'>): string {
  if (!isNative()) return window.location.origin;
  return findOrigin(site, getUrlsApp(configuracao).pwa, getApiUrlBase(configuracao));
}

/**
 * Returns the address from which an external page redirects back to `path`: in the native app a link of the site
 * that opens the app.
 */
export function toReturnAddress(partida: Pick<Partida, 'configuracao' | 'site'>, path: string): string {
  const origin = findPublicOrigin(partida);
  return (isNative() ? findOrigin(getUrlsApp(partida.configuracao).phonegap, origin) : origin) + path;
}

/** Returns the first absolute URL. */
function findOrigin(...addresses: readonly (string | null | undefined)[]): string {
  const page = addresses.find((address) => address && /^https?:/.test(address));
  return page ? new URL(page).origin : window.location.origin;
}
