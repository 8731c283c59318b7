import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('the worker that starts the app without network', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('postgres');
    for (const ready of ['padrao', 'sol']) await test.publish(undefined, ready);
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', path, { headers: { host: 'localhost', ...headers } });

  it('stands at the root, as a script that is asked for anew each time', async () => {
    const { status, headers, text } = await get('/sw.js');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toContain('addEventListener');
  });

  it('may ask its own origin for files and nothing else', async () => {
    const { headers } = await get('/sw.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('is the same for every host, because what is a brand’s own is in its page', async () => {
    const [one, other] = [await get('/sw.js'), await get('/sw.js', { host: 'sol.localhost' })];
    expect(other.text).toBe(one.text);
    expect(other.headers['etag']).toBe(one.headers['etag']);
  });

  it('who has it already gets no second copy', async () => {
    const { headers } = await get('/sw.js');
    const again = await get('/sw.js', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  });

  it('travels compressed', async () => {
    const { headers } = await get('/sw.js', { 'accept-encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  });

  it('a built file is one copy for page and worker: a page names its origin when it asks, a worker does not', async () => {
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

  it('comes with the licence texts of the app as plain text under a fixed address', async () => {
    const { status, headers, text } = await get('/licencas.txt', { 'sec-fetch-mode': 'cors' });
    expect([status, headers['content-type'], headers['content-security-policy']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      "default-src 'none'",
    ]);
    expect(text).toContain('LICENÇAS DE TERCEIROS');
  });

  it('the page lets it run, and only from this origin', async () => {
    const { headers } = await get('/', { accept: 'text/html' });
    expect(String(headers['content-security-policy'])).toContain("worker-src 'self'");
    expect(headers['cache-control']).toBe('no-cache');
    // It would be kept for everyone who uses the device.
    expect(headers['set-cookie']).toBeUndefined();
  });
});
