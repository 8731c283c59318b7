import { describe, expect, test } from 'vitest';
import { choosePage, isEarlyRequestSafe, isOwnPage, isPageAnswer, listMarcas, toKept } from './kept-page.ts';

const never = new Promise<never>(() => {});
const kept = new Response('kept');
const choose = (parts: Partial<Parameters<typeof choosePage>[0]>) =>
  choosePage({ network: never, late: never, readKept: () => Promise.resolve(kept), ...parts });
const nothing = () => Promise.resolve(undefined);

describe('choosePage', () => {
  test('returns the network response when it arrives in time', async () => {
    const fresh = new Response('fresh');
    expect(await choose({ network: Promise.resolve(fresh) })).toBe(fresh);
  });

  test('returns a refusal of the server unchanged', async () => {
    const refusal = new Response('', { status: 404 });
    expect(await choose({ network: Promise.resolve(refusal) })).toBe(refusal);
  });

  test.each([
    ['there is no network', () => ({ network: Promise.reject(new TypeError('Failed to fetch')) })],
    ['the network is late', () => ({ late: Promise.resolve(undefined) })],
    ['the server reports a failure', () => ({ network: Promise.resolve(new Response('', { status: 503 })) })],
  ])('returns the cached page when %s', async (_case, toParts) => {
    expect(await choose(toParts())).toBe(kept);
  });

  test('waits for a late network response without a cached page', async () => {
    const fresh = new Response('fresh');
    const network = new Promise<Response>((resolve) => setTimeout(() => resolve(fresh), 5));
    expect(await choose({ network, late: Promise.resolve(undefined), readKept: nothing })).toBe(fresh);
  });

  test('fails like the network without a cached page', async () => {
    const network = Promise.reject(new TypeError('Failed to fetch'));
    await expect(choose({ network, readKept: nothing })).rejects.toThrow('Failed to fetch');
  });

  test('treats failing caches as empty', async () => {
    const ill = new Response('', { status: 502 });
    const readKept = () => Promise.reject(new Error('QuotaExceededError'));
    expect(await choose({ network: Promise.resolve(ill), readKept })).toBe(ill);
  });
});

/** `type` is read-only on a constructed Response. */
const answer = (init: ResponseInit, more: Partial<Response> = {}) =>
  Object.defineProperties(
    new Response('<!doctype html>', init),
    Object.fromEntries(Object.entries({ type: 'basic', ...more }).map(([name, value]) => [name, { value }])),
  ) as Response;
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

describe('cacheable page', () => {
  test('is a complete response of this origin', () => expect(isPageAnswer(answer(html))).toBe(true));

  test.each([
    ['an error', answer({ ...html, status: 500 })],
    ['a redirected response', answer(html, { redirected: true })],
    ['another origin', answer(html, { type: 'opaque' })],
    ['a response that is not a page', answer({ headers: { 'content-type': 'application/json' } })],
  ])('is not %s', (_case, response) => expect(isPageAnswer(response)).toBe(false));

  const release = { entry: '/assets/index-aaa.js' };
  const page = (entry: string) =>
    `<script type="application/json" id="trevo-configuracao">{}</script><script type="module" src="${entry}"></script>`;

  test("starts with the script of the worker's own release", () => {
    expect(isOwnPage(page('/assets/index-aaa.js'), release)).toBe(true);
  });

  test('is not of another release, whose files the worker does not have', () => {
    expect(isOwnPage(page('/assets/index-bbb.js'), release)).toBe(false);
  });

  test('is not the page of a captive portal', () => {
    expect(isOwnPage('<!doctype html><h1>Wi-Fi grátis</h1>', release)).toBe(false);
  });

  test('keeps its CSP and drops transport headers', () => {
    const headers = new Headers({ 'content-security-policy': "script-src 'self'", 'content-encoding': 'br' });
    const response = toKept('<p>', headers);
    expect(response.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});

describe('listMarcas', () => {
  test('returns each picture once', () => {
    const text = `url(/marcas/sol-fundo.svg) "logos":["/marcas/sol.svg","/marcas/sol.svg"] /marcas/ https://x.example/a.png`;
    expect(listMarcas(text)).toEqual(['/marcas/sol-fundo.svg', '/marcas/sol.svg']);
  });

  test('leaves out photographs of prizes, which are cached in the displayed width', () => {
    const img =
      '<img src="/marcas/moto.webp" srcset="/marcas/moto.webp?largura=320 320w, /marcas/moto.webp?largura=640 640w">';
    const json = '{"src":"/marcas/carro.png","larguras":[320]},{"src":"/marcas/cesta.svg"}';
    expect(listMarcas(`${img}${json}"/marcas/logo.png"`)).toEqual(['/marcas/cesta.svg', '/marcas/logo.png']);
  });

  test('returns at most twelve pictures', () => {
    const text = Array.from({ length: 40 }, (_, n) => `"/marcas/banner-${n}.webp"`).join();
    expect(listMarcas(text)).toHaveLength(12);
  });
});

test.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', false],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36',
    true,
  ],
  // All browsers on an iPhone use WebKit.
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
    true,
  ],
])('isEarlyRequestSafe for %s: %s', (userAgent, isSafe) => {
  expect(isEarlyRequestSafe(userAgent)).toBe(isSafe);
});
