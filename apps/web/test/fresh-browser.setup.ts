import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * Files of tests share a worker, with its document and its libraries. Before each file the app's own modules are
 * forgotten, so that each has stores of its own; after it, what it left in the browser is put back.
 */
vi.resetModules();

/** What tests replace in the browser by other means than Vitest's. */
const replaceable =
  typeof document === 'undefined' ? [] : [navigator, document, URL, HTMLVideoElement.prototype];
const before = replaceable.map((place) => Object.getOwnPropertyDescriptors(place));
const { fetch } = globalThis;

/** What hears the window for as long as its module lives, which ends with the file. */
const hearing: Parameters<typeof addEventListener>[] = [];
const { addEventListener } = globalThis;
if (typeof document !== 'undefined')
  globalThis.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    hearing.push(listener);
    addEventListener(...listener);
  };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.fetch = fetch;
  if (typeof document !== 'undefined') restoreBrowser();
});

function restoreBrowser(): void {
  cleanup();
  globalThis.addEventListener = addEventListener;
  for (const listener of hearing) removeEventListener(...listener);
  for (const [n, place] of replaceable.entries()) restoreProperties(place, before[n]!);
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  window.scrollTo(0, 0);
  // The library's own listener: the app puts one in its place that would go on hearing forgotten modules.
  onlineManager.setEventListener((setOnline) => {
    const online = () => setOnline(true);
    const offline = () => setOnline(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });
  onlineManager.setOnline(true);
}

/** Names that begin with `_` are marks that libraries leave for themselves. */
function restoreProperties(place: object, properties: PropertyDescriptorMap): void {
  for (const name of Object.getOwnPropertyNames(place))
    if (!Object.hasOwn(properties, name) && !name.startsWith('_')) Reflect.deleteProperty(place, name);
  for (const [name, property] of Object.entries(properties))
    if (property.configurable) Object.defineProperty(place, name, property);
}
