import { getApiUrlBase, getUrlsApp } from '@trevo/config/configuracao-questions';
import type { Configuracao } from '@trevo/config/configuracao-keys';
import { isNative } from '../browser/native-shell.ts';

export interface AppAddress {
  readonly pathname: string;
  /** With its `?`; '' when there is none. */
  readonly search: string;
  /** What stands behind the `#`, with it. */
  readonly hash: string;
}

/** Where the app is now: in the address, and in the installed app, which lives in a file, behind the `#` of it. */
export function readAppAddress(): AppAddress {
  if (!isNative()) return window.location;
  const [, pathname = '', search = '', hash = ''] =
    /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(window.location.hash) ?? [];
  return { pathname: pathname || '/', search, hash };
}

/**
 * Changes what stands in the address bar and nothing else: the router keeps its own state in the history. An address
 * with two slashes at its beginning would be read as another host, and the browser throws.
 *
 * @param address path, search and fragment
 */
export function replaceAddress(address: string): void {
  const path = address.replace(/^\/{2,}/, '/');
  window.history.replaceState(window.history.state, '', isNative() ? `#${path}` : path);
}

/** Where others find this campaign on the web: an address of the installed app's own file leads nobody anywhere. */
export function findPublicOrigin(configuracao: Configuracao): string {
  if (!isNative()) return window.location.origin;
  const pages = [getUrlsApp(configuracao).pwa, getApiUrlBase(configuracao)];
  const page = pages.find((address) => address !== null && /^https?:/.test(address));
  return page ? new URL(page).origin : window.location.origin;
}

/**
 * The address with which a page elsewhere sends somebody back to `path`: into the installed app by the address that the
 * campaign gives it, `promo://` or a link of its site.
 */
export function toReturnAddress(configuracao: Configuracao, path: string): string {
  const { phonegap } = getUrlsApp(configuracao);
  if (!isNative() || phonegap === null) return findPublicOrigin(configuracao) + path;
  const { protocol, origin } = new URL(phonegap);
  return /^https?:$/.test(protocol) ? origin + path : `${protocol}/${path}`;
}
