import { toKept } from './kept-page.ts';

/** What the strategies need of a browser; tests hand in their own. */
export interface Surroundings {
  readonly caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  /** Lets the worker live until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * A file whose name carries its hash: from whichever cache holds it (also the one of a release that waits or goes),
 * else from the network, and then it is kept. Caches that refuse are as if they were empty.
 */
export async function answerFile(
  request: Request,
  cacheName: string,
  around: Surroundings,
): Promise<Response> {
  const kept = await readKept(around.caches, request.url);
  if (kept) return kept;
  const response = await around.fetch(request);
  // Under one name there is ever only one content.
  keepCopy(response, { url: request.url, cacheName, replaces: false }, around);
  return response;
}

/** A picture of the brand: at once from the cache, and fresh for the next time; the network when there is none. */
export async function answerMarca(
  request: Request,
  cacheName: string,
  around: Surroundings,
): Promise<Response> {
  const fresh = around.fetch(request).then((response) => {
    keepCopy(response, { url: request.url, cacheName, replaces: true }, around);
    return response;
  });
  const kept = await readKept(around.caches, request.url);
  if (!kept) return fresh;
  around.waitUntil(fresh.catch(() => undefined));
  return kept;
}

async function readKept(caches: CacheStorage, url: string): Promise<Response | undefined> {
  try {
    // The server compresses by header; what lies here is the same for everyone.
    return await caches.match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** Of an answer in parts, or of one from elsewhere, nobody knows whether it is right. */
const isWhole = (response: Response): boolean => response.status === 200 && response.type === 'basic';

const mostFiles = 60;

interface Place {
  readonly url: string;
  readonly cacheName: string;
  /** Whether what lies there already makes way. */
  readonly replaces: boolean;
}

/** Keeps a copy while the answer itself goes to the page. */
function keepCopy(response: Response, place: Place, { caches, waitUntil }: Surroundings): void {
  if (isWhole(response)) waitUntil(keep(caches, place, response.clone()));
}

/** Puts an answer into a cache; the oldest leaves when it is full. A full disk is no failure of the page. */
async function keep(
  caches: CacheStorage,
  { url, cacheName, replaces }: Place,
  response: Response,
): Promise<void> {
  try {
    // To its end first: a put that breaks off in the middle takes with it what lay there.
    const whole = toKept(await response.arrayBuffer(), response.headers);
    const cache = await caches.open(cacheName);
    if (!replaces && (await cache.match(url))) return;
    await cache.put(url, whole);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - mostFiles)).map((key) => cache.delete(key)));
  } catch {
    // Then the network answers the next time too.
  }
}
