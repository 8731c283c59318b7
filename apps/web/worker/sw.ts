/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching';
import { answerPedido } from './assumir.ts';
import { isCompartilhado, storeCompartilhado } from './store-compartilhado.ts';
import { openFila, wakeFila } from './wake-fila.ts';
import { answerFile, answerMarca, type Surroundings } from './kept-files.ts';
import {
  choosePage,
  isEarlyRequestSafe,
  isOwnPage,
  isPageAnswer,
  listMarcas,
  patienceMilliseconds,
  toKept,
} from './kept-page.ts';
import { cacheNames, release } from './release.ts';
import { toRequestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * One cache key for all addresses: the server renders the same page for each, and an address may contain
 * personal data.
 */
const pageKey = '/';
/** Service worker precache: the files of this release. */
const files = new PrecacheController();
files.addToCacheList([...release.files]);

// No skipWaiting: the new worker waits until the pages of the previous release are closed, because their files are
// deleted on activation.
self.addEventListener('install', (event) => {
  event.waitUntil(files.install(event).then(precachePage));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), deleteOldCaches(), preloadNavigations()]));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isCompartilhado(request, self.location.origin))
    return event.respondWith(storeCompartilhado(request, caches, new Date()));
  const kind = toRequestKind(request, self.location.origin);
  const around: Surroundings = {
    caches,
    fetch: (asked) =>
      fetch(asked).catch((error: unknown) => {
        if (!asked.signal.aborted) event.waitUntil(notifyPage(event.clientId));
        throw error;
      }),
    waitUntil: (w) => event.waitUntil(w),
  };
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(request, cacheNames.used, around));
  if (kind === 'marca') event.respondWith(answerMarca(request, cacheNames.marcas, around));
});

self.addEventListener('message', (event) => {
  const work = answerPedido(event, self);
  if (work) event.waitUntil(work);
});

// Not in the TypeScript DOM types; browsers without these events never send them.
for (const name of ['sync', 'periodicsync'])
  self.addEventListener(name, (event) => (event as ExtendableEvent).waitUntil(wakeFila(self)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openFila(event, self.clients)));

/** Reports a missing response to the page: its network state trusts requests more than `navigator.onLine`. */
async function notifyPage(clientId: string): Promise<void> {
  (await self.clients.get(clientId))?.postMessage({ rede: 'semResposta' });
}

/** Installation fails when the page belongs to another release: an offline start needs its own page. */
async function precachePage(): Promise<void> {
  const response = await fetch(pageKey, {
    cache: 'no-cache',
    credentials: 'omit',
    headers: { accept: 'text/html' },
  });
  const html = await cachePage(response);
  if (html === undefined) throw new Error('The page belongs to another release.');
  const marcas = await caches.open(cacheNames.marcas);
  await Promise.allSettled(listMarcas(html).map((url) => marcas.add(url)));
}

/** Caches the page and returns its text. */
async function cachePage(response: Response): Promise<string | undefined> {
  if (!isPageAnswer(response)) return undefined;
  const html = await response.text();
  if (!isOwnPage(html, release)) return undefined;
  await (await caches.open(cacheNames.page)).put(pageKey, toKept(html, response.headers));
  return html;
}

function answerPage(event: FetchEvent): Promise<Response> {
  const network = (event.preloadResponse as Promise<Response | undefined>)
    .catch(() => undefined)
    .then((early) => early ?? fetch(event.request));
  // Clone before the body is read: it can be read only once.
  const copy = network.then((response) => (isPageAnswer(response) ? response.clone() : undefined));
  event.waitUntil(copy.then((response) => response && cachePage(response)).catch(() => undefined));
  return choosePage({
    network,
    late: new Promise((resolve) => setTimeout(() => resolve(undefined), patienceMilliseconds)),
    readKept: async () => (await caches.open(cacheNames.page)).match(pageKey),
  });
}

async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('trevo-') && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Enables navigation preload: the request runs while the worker starts, so the worker does not slow navigations
 * down.
 */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  // Navigation preload persists across worker updates until it is disabled.
  if (isEarlyRequestSafe(navigator.userAgent)) await navigationPreload?.enable();
  else await navigationPreload?.disable();
}
