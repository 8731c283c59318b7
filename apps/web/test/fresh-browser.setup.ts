import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/**
 * Test files share a worker with its document and libraries. Before each file the app's modules are reset, so
 * that each file has its own stores; after it, the browser's state is restored.
 */
vi.resetModules();

/** Globals that tests replace by other means than Vitest's. */
const replaceable =
  typeof document === 'undefined' ? [] : [navigator, document, URL, HTMLVideoElement.prototype];
const before = replaceable.map((place) => Object.getOwnPropertyDescriptors(place));
const { fetch } = globalThis;

/** Window listeners of the file's modules, removed after the file. */
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
  // Keeps the library's own listener: the app's one would stay subscribed to modules that were reset.
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

/** Skips names that begin with `_`, which libraries set for themselves. */
function restoreProperties(place: object, properties: PropertyDescriptorMap): void {
  for (const name of Object.getOwnPropertyNames(place))
    if (!Object.hasOwn(properties, name) && !name.startsWith('_')) Reflect.deleteProperty(place, name);
  for (const [name, property] of Object.entries(properties))
    if (property.configurable) Object.defineProperty(place, name, property);
}
