import { describe, expect, test } from 'vitest';
import { answerFile, answerMarca, type Surroundings } from './kept-files.ts';

const url = 'https://sol.example/assets/index-aaa.js';
const request = new Request(url);
const toAnswer = (text: string, init: ResponseInit = {}) =>
  Object.defineProperty(new Response(text, init), 'type', { value: 'basic' });

/** Builds a partial double of the browser's caches: by name, by address. */
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
        // Like Chromium: deletes the old entry first and stores the new one only if it arrives completely.
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
/** A response with a body that breaks off. */
const broken = () =>
  Promise.resolve(
    Object.defineProperty(
      new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('network error')) })),
      'type',
      { value: 'basic' },
    ),
  );
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('answerFile', () => {
  test('responds from the cache without a network request', async () => {
    const { around } = surround({ precache: { [url]: 'kept' } }, failing);
    expect(await textOf(answerFile(request, 'used', around))).toBe('kept');
  });

  test('responds from the cache of the previous release while its page is still open', async () => {
    const { around } = surround({ 'used-old': { [url]: 'old' }, precache: {} }, failing);
    expect(await textOf(answerFile(request, 'used', around))).toBe('old');
  });

  test('caches a fetched file', async () => {
    const { around, read } = surround({}, () => Promise.resolve(toAnswer('fetched')));
    expect(await textOf(answerFile(request, 'used', around))).toBe('fetched');
    expect(await read('used')).toEqual({ [url]: 'fetched' });
  });

  test('keeps an entry that another page stored meanwhile, even if this response breaks off', async () => {
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

  test('passes on a 404 and does not cache it', async () => {
    const { around, read } = surround({}, () => Promise.resolve(toAnswer('{}', { status: 404 })));
    expect((await answerFile(request, 'used', around)).status).toBe(404);
    expect(await read('used')).toEqual({});
  });

  test('falls back to the network when the caches fail', async () => {
    const { around } = surround({}, () => Promise.resolve(toAnswer('fetched')));
    const refuse = () => Promise.reject(new Error('SecurityError'));
    const caches = { match: refuse, open: refuse } as unknown as CacheStorage;
    expect(await textOf(answerFile(request, 'used', { ...around, caches }))).toBe('fetched');
  });

  test('evicts the oldest entry of a full cache', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`https://sol.example/assets/${n}`, '']),
    );
    const { around, read } = surround({ used: files }, () => Promise.resolve(toAnswer('fetched')));
    await answerFile(request, 'used', around);
    const kept = Object.keys(await read('used'));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, 'https://sol.example/assets/1', url]);
  });
});

describe('answerMarca', () => {
  test('responds from the cache and revalidates in the background', async () => {
    const { around, read } = surround({ marcas: { [url]: 'old' } }, () => Promise.resolve(toAnswer('new')));
    expect(await textOf(answerMarca(request, 'marcas', around))).toBe('old');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await read('marcas')).toEqual({ [url]: 'new' });
  });

  test('keeps the cached picture when revalidating breaks off', async () => {
    const { around, read } = surround({ marcas: { [url]: 'old' } }, broken);
    expect(await textOf(answerMarca(request, 'marcas', around))).toBe('old');
    await new Promise((resolve) => setTimeout(resolve));
    expect(await read('marcas')).toEqual({ [url]: 'old' });
  });

  test('keeps the cached picture offline', async () => {
    const { around, read } = surround({ marcas: { [url]: 'old' } }, failing);
    expect(await textOf(answerMarca(request, 'marcas', around))).toBe('old');
    expect(await read('marcas')).toEqual({ [url]: 'old' });
  });

  test('fails offline for an uncached picture', async () => {
    const { around } = surround({}, failing);
    await expect(answerMarca(request, 'marcas', around)).rejects.toThrow('Failed to fetch');
  });
});
