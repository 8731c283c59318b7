import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('PDF page', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp('embedded');
    await test.publish();
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    test.client.send('GET', path, { headers: { host: 'localhost', ...headers } });
  const page = () => get('/leitorPdf/0123.pdf?validade=1&assinatura=a');
  const policyOf = (headers: Record<string, unknown>) =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)]),
    );

  it('runs sandboxed: without the origin, storage and session of the host', async () => {
    const { status, headers } = await page();
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = policyOf(headers);
    expect(policy['sandbox']).toEqual(['allow-scripts', 'allow-downloads']);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('opens from the app without COOP, which browsers reject on sandboxed pages', async () => {
    expect((await page()).headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('serves an identical page for every file and reflects nothing of its address', async () => {
    const [one, other] = [await page(), await get('/leitorPdf/%3Cscript%3E.pdf?validade=%3Cscript%3E')];
    expect(other.text).toBe(one.text);
  });

  it('allows exactly its inline style sheet', async () => {
    const { headers, text } = await page();
    const style = /<style>(.*?)<\/style>/s.exec(text)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policyOf(headers)['style-src']).toEqual([`'sha256-${hash}'`]);
    expect(text).toContain('<script src="/leitor-pdf.js"></script>');
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  it('serves a compressed, cached script', async () => {
    const { status, headers } = await get('/leitor-pdf.js', { 'accept-encoding': 'br' });
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'br',
    ]);
    const again = await get('/leitor-pdf.js', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('lets the sandboxed page with its opaque origin read the file named in the address', async () => {
    const { headers } = await get('/upload/v1/imagemDocumento/0123.pdf?validade=1&assinatura=a', {
      origin: 'null',
    });
    expect(headers['access-control-allow-origin']).toBe('null');
  });
});
