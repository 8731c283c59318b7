import { toKept } from './kept-page.ts';

/** Browser APIs that the strategies need; injected for tests. */
export interface Surroundings {
  readonly caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  /** Extends the worker's lifetime until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Cache first for a file with its hash in the name: from any cache (also of a waiting or previous release),
 * else from the network, and then cached. Failing caches count as empty.
 */
export async function answerFile(
  request: Request,
  cacheName: string,
  around: Surroundings,
): Promise<Response> {
  const kept = await readKept(around.caches, request.url);
  if (kept) return kept;
  const response = await around.fetch(request);
  // A hashed name never changes its content.
  cacheCopy(response, { url: request.url, cacheName, replaces: false }, around);
  return response;
}

/** Stale-while-revalidate for a picture of the brand; the network when it is not cached. */
export async function answerMarca(
  request: Request,
  cacheName: string,
  around: Surroundings,
): Promise<Response> {
  const fresh = around.fetch(request).then((response) => {
    cacheCopy(response, { url: request.url, cacheName, replaces: true }, around);
    return response;
  });
  const kept = await readKept(around.caches, request.url);
  if (!kept) return fresh;
  around.waitUntil(fresh.catch(() => undefined));
  return kept;
}

async function readKept(caches: CacheStorage, url: string): Promise<Response | undefined> {
  try {
    // The server varies by Accept-Encoding, but the cached body is decoded and the same for every request.
    return await caches.match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Returns whether the response is complete and same-origin; partial and opaque responses are not cached. */
const isWhole = (response: Response): boolean => response.status === 200 && response.type === 'basic';

const mostFiles = 60;

interface Place {
  readonly url: string;
  readonly cacheName: string;
  /** Whether an existing entry is replaced. */
  readonly replaces: boolean;
}

/** Caches a copy while the response goes to the page. */
function cacheCopy(response: Response, place: Place, { caches, waitUntil }: Surroundings): void {
  if (isWhole(response)) waitUntil(putInCache(caches, place, response.clone()));
}

/** Puts a response into a cache and evicts the oldest entry when it is full. A full disk is ignored. */
async function putInCache(
  caches: CacheStorage,
  { url, cacheName, replaces }: Place,
  response: Response,
): Promise<void> {
  try {
    // Read the body completely first: a put that breaks off would delete the existing entry.
    const whole = toKept(await response.arrayBuffer(), response.headers);
    const cache = await caches.open(cacheName);
    if (!replaces && (await cache.match(url))) return;
    await cache.put(url, whole);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostFiles)).map((key) => cache.delete(key)));
  } catch {
    // Not cached: the next request uses the network again.
  }
}
