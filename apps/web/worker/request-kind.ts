import { conferirPath } from '@trevo/contract/sorteio/conferir-path';

/** Properties of a request that determine its strategy. */
export interface AskedRequest {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

/**
 * Returns the strategy of a request: `page` falls back to the cached page, `file` is cache first, `marca`
 * (pictures and manifest of the brand) is stale-while-revalidate. Null leaves the request to the network, above
 * all the API, so that no personal data is cached.
 */
export function toRequestKind(request: AskedRequest, origin: string): 'page' | 'file' | 'marca' | null {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin) return null;
  if (request.mode === 'navigate') return isPagePath(request.destination, pathname) ? 'page' : null;
  if (pathname.startsWith('/assets/')) return 'file';
  return pathname.startsWith('/marcas/') || described.has(pathname) ? 'marca' : null;
}

const described = new Set(['/manifest.webmanifest', '/icone.svg']);

/** Iframes, pages that are not the app's and files opened as documents are left to the network. */
const isPagePath = (destination: string, pathname: string): boolean =>
  destination === 'document' &&
  pathname !== conferirPath &&
  !/^\/_dev(\/|$)/.test(pathname) &&
  !/\.\w+$/.test(pathname);
