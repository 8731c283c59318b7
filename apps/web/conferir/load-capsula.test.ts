import { afterEach, expect, test, vi } from 'vitest';
import { loadCapsula } from './load-capsula.ts';

afterEach(() => vi.unstubAllGlobals());

test('loads the path of the same origin', async () => {
  const fetched = vi.fn<(url: URL) => Promise<Response>>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  expect(await loadCapsula('https://promo.example/conferir?capsula=/a/b%3Fc=1')).toBe('{}');
  expect(String(fetched.mock.calls[0]![0])).toBe('https://promo.example/a/b?c=1');
});

test('loads nothing without the parameter', () => {
  expect(loadCapsula('https://promo.example/conferir')).toBeUndefined();
});

test.each(['https://other.example/a', '//other.example/a', 'data:application/json,{}'])(
  'refuses %s without a request',
  async (path) => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    await expect(
      loadCapsula(`https://promo.example/conferir?capsula=${encodeURIComponent(path)}`),
    ).rejects.toThrow('the capsule is not at https://promo.example');
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('refuses an answer that is a failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadCapsula('https://promo.example/conferir?capsula=/a')).rejects.toThrow('404');
});
