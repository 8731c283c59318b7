import { getApiUrlBase, getUrlsApp } from '@trevo/config/configuracao/configuracao-questions';
import { isNative } from '../browser/native-shell.ts';
import type { Partida } from '../configuracao/load-configuracao.ts';

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
export function findPublicOrigin({ configuracao, site }: Pick<Partida, 'configuracao' | 'site'>): string {
  if (!isNative()) return window.location.origin;
  return findOrigin(site, getUrlsApp(configuracao).pwa, getApiUrlBase(configuracao));
}

/**
 * The address with which a page elsewhere sends somebody back to `path`: in the installed app a link of the site that
 * opens it.
 */
export function toReturnAddress(partida: Pick<Partida, 'configuracao' | 'site'>, path: string): string {
  const origin = findPublicOrigin(partida);
  return (isNative() ? findOrigin(getUrlsApp(partida.configuracao).phonegap, origin) : origin) + path;
}

/** The first that is a whole address. */
function findOrigin(...addresses: readonly (string | null | undefined)[]): string {
  const page = addresses.find((address) => address && /^https?:/.test(address));
  return page ? new URL(page).origin : window.location.origin;
}
