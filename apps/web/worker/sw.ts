/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching';
import { answerPedido } from './assumir.ts';
import { isCompartilhado, keepCompartilhado } from './keep-compartilhado.ts';
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

/** One for all addresses: the server renders the same page for each, and an address may carry somebody's number. */
const pageKey = '/';
const files = new PrecacheController();
files.addToCacheList([...release.files]);

// A new worker waits until the pages of the last release are gone: until then their files stay where they are.
self.addEventListener('install', (event) => {
  event.waitUntil(files.install(event).then(keepFirstPage));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), deleteOldCaches(), preloadNavigations()]));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isCompartilhado(request, self.location.origin))
    return event.respondWith(keepCompartilhado(request, caches, new Date()));
  const kind = toRequestKind(request, self.location.origin);
  const around: Surroundings = {
    caches,
    fetch: (asked) =>
      fetch(asked).catch((error: unknown) => {
        if (!asked.signal.aborted) event.waitUntil(tellPage(event.clientId));
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

// No browser's types know these two; one without them never sends them.
for (const name of ['sync', 'periodicsync'])
  self.addEventListener(name, (event) => (event as ExtendableEvent).waitUntil(wakeFila(self)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openFila(event, self.clients)));

/** The page hears that a file got no answer: it believes what requests tell more than the browser's flag. */
async function tellPage(clientId: string): Promise<void> {
  (await self.clients.get(clientId))?.postMessage({ rede: 'semResposta' });
}

/** Without its own page there is nothing to start with: a page of another release fails the installation. */
async function keepFirstPage(): Promise<void> {
  const response = await fetch(pageKey, {
    cache: 'no-cache',
    credentials: 'omit',
    headers: { accept: 'text/html' },
  });
  const html = await keepPage(response);
  if (html === undefined) throw new Error('The page belongs to another release.');
  const marcas = await caches.open(cacheNames.marcas);
  await Promise.allSettled(listMarcas(html).map((url) => marcas.add(url)));
}

/** The page's text when it was kept. */
async function keepPage(response: Response): Promise<string | undefined> {
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
  // Before anyone reads the answer: a body can be read once.
  const copy = network.then((response) => (isPageAnswer(response) ? response.clone() : undefined));
  event.waitUntil(copy.then((response) => response && keepPage(response)).catch(() => undefined));
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

/** The network is asked while the worker still wakes up: an open page must not be slower for having one. */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  // What an earlier worker switched on stays on until it is switched off.
  if (isEarlyRequestSafe(navigator.userAgent)) await navigationPreload?.enable();
  else await navigationPreload?.disable();
}
