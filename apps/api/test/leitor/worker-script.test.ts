import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('service worker script', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('postgres');
    for (const ready of ['padrao', 'sol']) await test.publish(undefined, ready);
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', path, { headers: { host: 'localhost', ...headers } });

  it('serves the service worker at the root with revalidation', async () => {
    const { status, headers, text } = await get('/sw.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toContain('addEventListener');
  });

  it('restricts the service worker to files of its own origin', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('serves an identical service worker on every host, because brand data is in the page', async () => {
    const [one, other] = [await get('/sw.js'), await get('/sw.js', { host: 'sol.localhost' })];
    expect(other.text).toBe(one.text);
    expect(other.headers['etag']).toBe(one.headers['etag']);
  });

  it('returns 304 to a client that has it', async () => {
    const { headers } = await get('/sw.js');
    const again = await get('/sw.js', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('compresses the service worker', async () => {
    const { headers } = await get('/sw.js', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  });

  it('shares one cached copy of a built file between page and worker, with and without Origin header', async () => {
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

  it("comes with the app's licence texts as plain text at a fixed address", async () => {
    const { status, headers, text } = await get('/licencas.txt', { 'sec-fetch-mode': 'cors' });
    expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      "default-src 'none'",
    ]);
    expect(text).toContain('LICENÇAS DE TERCEIROS');
  });

  it("allows a service worker of this origin only by the page's policy", async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    expect(String(headers['content-security-policy'])).toContain("worker-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    // It would be stored for every user of the device.
    expect(headers['set-cookie']).toBeUndefined();
  });
});
