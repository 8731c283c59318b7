import type { Release } from './release.ts';

/** Timeout of a navigation request before the cached page is shown, in milliseconds. */
export const patienceMilliseconds = 3_000;

/**
 * Returns the page from the network, or the cached one when the network fails, is late, or the server reports a
 * failure (5xx). Without a cached page it returns or throws the network's result, however late.
 *
 * @param late resolves after the timeout; injected so that tests need no clock
 */
export async function choosePage(parts: {
  network: Promise<Response>;
  late: Promise<undefined>;
  readKept(): Promise<Response | undefined>;
}): Promise<Response> {
  const { network, late, readKept } = parts;
  const first = await Promise.race([network.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  const kept = await readKept().catch(() => undefined);
  return kept ?? first ?? network;
}

/**
 * Returns whether a response can be the app's page. Anything else (a refusal, a proxy's page after a redirect)
 * is not cached.
 */
export const isPageAnswer = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/**
 * Returns whether a page belongs to the worker's release. Only such a page is cached, because the caches contain
 * the files of this release; an offline start never mixes two releases.
 */
export const isOwnPage = (html: string, { entry }: Pick<Release, 'entry'>): boolean =>
  html.includes(`src="${entry}"`) && html.includes('id="trevo-configuracao"');

/** Builds the cached copy of a response: keeps its type and CSP, drops transport headers. */
export function toKept(body: BodyInit, headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) kept.delete(name);
  return new Response(body, { headers: kept });
}

const mostMarcas = 12;

/**
 * Returns the first brand pictures that a page names: a start shows a logo or two, a background and a prize.
 * Photographs of prizes (`"src":`) are left out: they are cached in the width in which they are displayed.
 */
export const listMarcas = (html: string): string[] => {
  const named = html.matchAll(/("src":"|<img src=")?(\/marcas\/[\w-]+(?:\.[\w-]+)+)(?![\w.?-])/g);
  const kept = [...named].filter(([, prefix, url]) => !prefix || url!.endsWith('.svg'));
  return [...new Set(kept.map(([, , url]) => url!))].slice(0, mostMarcas);
};

/**
 * Returns whether navigation preload is safe. Firefox shows its own error page when the preload request fails
 * and ignores the worker's response, which would break the offline start.
 */
export const isEarlyRequestSafe = (userAgent: string): boolean => !/\bFirefox\//.test(userAgent);
