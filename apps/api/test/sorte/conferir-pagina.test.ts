import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleHost } from '../operador/operador-console.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('page that recomputes a draw', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    await test.publish();
  });
  afterAll(() => test.close());

  const get = (host: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', '/conferir?capsula=/a.json', {
      headers: { host, accept: 'text/html', ...headers },
    });

  it.each(['localhost', consoleHost])(
    'the page that recomputes a draw is served at %s under the policy that it carries',
    async (host) => {
      const { status, headers, text } = await get(host);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'none'",
      );
      expect(text).toContain('<title>Conferir um sorteio</title>');
    },
  );

  it('the page that recomputes a draw is one file for all hosts, cached by its hash', async () => {
    const [one, other] = [await get('localhost'), await get(consoleHost)];
    expect(other.text).toBe(one.text);
    const again = await get('localhost', { 'if-none-match': String(one.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
