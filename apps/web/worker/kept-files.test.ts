import { describe, expect, test } from 'vitest';
import { answerFile, answerMarca, type Surroundings } from './kept-files.ts';

const url = 'https://sol.example/assets/index-aaa.js';
const request = new Request(url);
const toAnswer = (text: string, init: ResponseInit = {}) =>
  Object.defineProperty(new Response(text, init), 'type', { value: 'basic' });

/** A browser's caches as far as they are used: by name, by address. */
function surround(kept: Record<string, Record<string, string>>, network: () => Promise<Response>) {
  const stores = new Map(Object.entries(kept).map(([name, files]) => [name, new Map(Object.entries(files))]));
  const work: Promise<unknown>[] = [];
  const caches = {
    match: (asked: string) => {
      const text = [...stores.values()].map((store) => store.get(asked)).find((found) => found !== undefined);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return Promise.resolve({
        // As Chromium does: what lies there goes first, and comes back only if the new one arrives whole.
        put: async (asked: string, response: Response) => {
          store.delete(asked);
          store.set(asked, await response.text());
        },
        match: (asked: string) =>
          Promise.resolve(store.has(asked) ? new Response(store.get(asked)) : undefined),
        keys: () => Promise.resolve([...store.keys()]),
        delete: (asked: string) => Promise.resolve(store.delete(asked)),
      });
    },
  } as unknown as CacheStorage;
  const around: Surroundings = { caches, fetch: network, waitUntil: (done) => void work.push(done) };
  const read = async (name: string) => {
    await Promise.all(work);
    return Object.fromEntries(stores.get(name) ?? []);
  };
  return { around, read };
}

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
/** The network goes away in the middle of the answer. */
const broken = () =>
  Promise.resolve(
    Object.defineProperty(
      new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('network error')) })),
      'type',
      { value: 'basic' },
    ),
  );
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('A file of a release', () => {
  test('comes from the cache without asking the network', async () => {
    const { around } = surround({ precache: { [url]: 'kept' } }, failing);
    expect(await textOf(answerFile(request, 'used', around))).toBe('kept');
  });

  test('comes from the cache of a release that goes, while its page is still open', async () => {
    const { around } = surround({ 'used-old': { [url]: 'old' }, precache: {} }, failing);
    expect(await textOf(answerFile(request, 'used', around))).toBe('old');
  });

  test('is kept when it was fetched', async () => {
    const { around, read } = surround({}, () => Promise.resolve(toAnswer('fetched')));
    expect(await textOf(answerFile(request, 'used', around))).toBe('fetched');
    expect(await read('used')).toEqual({ [url]: 'fetched' });
  });

  test('that another page kept meanwhile stays, whatever becomes of the second answer', async () => {
    const { around, read } = surround({}, () => Promise.resolve(toAnswer('fetched')));
    let finish: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => (finish = resolve));
    const second = answerFile(request, 'used', { ...around, fetch: () => late });
    await answerFile(request, 'used', around);
    expect(await read('used')).toEqual({ [url]: 'fetched' });
    finish(await broken());
    await second;
    await new Promise((resolve) => setTimeout(resolve));
    expect(await read('used')).toEqual({ [url]: 'fetched' });
  });

  test('that the server deleted fails as it would without a worker, and the refusal is not kept', async () => {
    const { around, read } = surround({}, () => Promise.resolve(toAnswer('{}', { status: 404 })));
    expect((await answerFile(request, 'used', around)).status).toBe(404);
    expect(await read('used')).toEqual({});
  });

  test('comes from the network when the caches refuse', async () => {
    const { around } = surround({}, () => Promise.resolve(toAnswer('fetched')));
    const refuse = () => Promise.reject(new Error('SecurityError'));
    const caches = { match: refuse, open: refuse } as unknown as CacheStorage;
    expect(await textOf(answerFile(request, 'used', { ...around, caches }))).toBe('fetched');
  });

  test('pushes the oldest out of a full cache', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`https://sol.example/assets/${n}`, '']),
    );
    const { around, read } = surround({ used: files }, () => Promise.resolve(toAnswer('fetched')));
    await answerFile(request, 'used', around);
    const kept = Object.keys(await read('used'));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, 'https://sol.example/assets/1', url]);
  });
});

describe('A picture of the brand', () => {
  test('comes at once from the cache, and is fresh for the next time', async () => {
    const { around, read } = surround({ marcas: { [url]: 'old' } }, () => Promise.resolve(toAnswer('new')));
    expect(await textOf(answerMarca(request, 'marcas', around))).toBe('old');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await read('marcas')).toEqual({ [url]: 'new' });
  });

  test('stays when the fresh one breaks off', async () => {
    const { around, read } = surround({ marcas: { [url]: 'old' } }, broken);
    expect(await textOf(answerMarca(request, 'marcas', around))).toBe('old');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await read('marcas')).toEqual({ [url]: 'old' });
  });

  test('stays when there is no network', async () => {
    const { around, read } = surround({ marcas: { [url]: 'old' } }, failing);
    expect(await textOf(answerMarca(request, 'marcas', around))).toBe('old');
    expect(await read('marcas')).toEqual({ [url]: 'old' });
  });

  test('that was never seen fails without network', async () => {
    const { around } = surround({}, failing);
    await expect(answerMarca(request, 'marcas', around)).rejects.toThrow('Failed to fetch');
  });
});
