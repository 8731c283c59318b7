import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp(undefined, { trustProxy: 1 })));
afterAll(() => test.close());

const ask = (endereco: string, headers: Record<string, string> = {}) =>
  test.client.send('GET', '/openapi.json', {
    headers: { host: 'localhost', 'x-forwarded-for': endereco, ...headers },
  });

it('the OpenAPI document is sent compressed, and not again to a client that has it', async () => {
  const [plain, brotli, gzip] = [
    await ask('192.0.2.1', { 'accept-encoding': 'identity' }),
    await ask('192.0.2.1', { 'accept-encoding': 'gzip, br' }),
    await ask('192.0.2.1', { 'accept-encoding': 'gzip' }),
  ];
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
  ]);
  for (const { bytes } of [brotli, gzip]) expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
  const again = await ask('192.0.2.2', { 'if-none-match': String(plain.headers['etag']) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

it('the OpenAPI document is refused uncompressed to many addresses together, and sent compressed', async () => {
  test.clock.set('2026-11-21T15:05:00Z');
  const answers = await Promise.all(Array.from({ length: 64 }, (_, at) => ask(`198.51.100.${at + 1}`)));
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  expect([count(200), count(429)]).toEqual([60, 4]);
  expect(answers.find(({ status }) => status === 429)!.text).toContain('requisicao.muitas');
  expect((await ask('203.0.113.1', { 'accept-encoding': 'br' })).status).toBe(200);
  test.clock.set('2026-11-21T15:06:00Z');
  expect((await ask('203.0.113.2')).status).toBe(200);
});
