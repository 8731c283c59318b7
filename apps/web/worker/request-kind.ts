/** What of a request decides who answers it. */
export interface AskedRequest {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

/**
 * Who answers a request: the kept page stands in for `page`, kept files for `file`, pictures of the brand and what
 * describes it to the phone for `marca`. Null is everything else, above all the API: the worker does not touch it, so
 * nothing personal can end up in its caches.
 */
export function toRequestKind(request: AskedRequest, origin: string): 'page' | 'file' | 'marca' | null {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin) return null;
  if (request.mode === 'navigate') return isPagePath(request.destination, pathname) ? 'page' : null;
  if (pathname.startsWith('/assets/')) return 'file';
  return pathname.startsWith('/marcas/') || described.has(pathname) ? 'marca' : null;
}

const described = new Set(['/manifest.webmanifest', '/icone.svg']);

/** Pages inside other pages, development pages and files shown by themselves come from the network or not at all. */
const isPagePath = (destination: string, pathname: string): boolean =>
  destination === 'document' && !/^\/_dev(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
