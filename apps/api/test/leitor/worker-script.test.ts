import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('service worker script', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    for (const ready of ['padrao', 'sol']) await test.publish(undefined, ready);
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', path, { headers: { host: 'localhost', ...headers } });

  it('the service worker script is served at the root, with revalidation on each request', async () => {
    const { status, headers, text } = await get('/sw.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toContain('addEventListener');
  });

  it('the service worker script may fetch files of its own origin only', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('the service worker script is the same for every host, because brand-specific content is in the page', async () => {
    const [one, other] = [await get('/sw.js'), await get('/sw.js', { host: 'sol.localhost' })];
    expect(other.text).toBe(one.text);
    expect(other.headers['etag']).toBe(one.headers['etag']);
  });

  it('returns 304 to a client with a current copy', async () => {
    const { headers } = await get('/sw.js');
    const again = await get('/sw.js', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('the service worker script is compressed', async () => {
    const { headers } = await get('/sw.js', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  });

  it('a built file is one cache entry for page and worker, although only page requests send an Origin header', async () => {
    for (const named of [[], [['origin', 'http://localhost']]]) {
      const { status, headers } = await get('/assets/index-00000000.js', Object.fromEntries(named));
      expect([status, headers['vary'], headers['access-control-allow-origin']]).toEqual([
        200,
        'accept-encoding',
        undefined,
      ]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('serves the licence texts of the app as plain text at a fixed path', async () => {
    const { status, headers, text } = await get('/licencas.txt', { 'sec-fetch-mode': 'cors' });
    expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      "default-src 'none'",
    ]);
    expect(text).toContain('LICENÇAS DE TERCEIROS');
  });

  it("the page's content security policy allows it, from this origin only", async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    expect(String(headers['content-security-policy'])).toContain("worker-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    // It would be cached for every user of the device.
    expect(headers['set-cookie']).toBeUndefined();
  });
});
