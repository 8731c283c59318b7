import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

describe('page that shows the PDF of a receipt', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
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

  it('runs sandboxed: without the origin, the storage and the session of the host', async () => {
    const { status, headers } = await page();
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = policyOf(headers);
    expect(policy['sandbox']).toEqual(['allow-scripts', 'allow-downloads']);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('the PDF page can be opened from the app, which browsers refuse for a sandboxed page with an opener policy', async () => {
    expect((await page()).headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('the PDF page is the same for every file, and contains nothing of its URL', async () => {
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

  it('the PDF page has a compressed script that is cached', async () => {
    const { status, headers } = await get('/leitor-pdf.js', { 'accept-encoding': 'br' });
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'br',
    ]);
    const again = await get('/leitor-pdf.js', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('allows the sandboxed page, which has an opaque origin, to read the file in its URL', async () => {
    const { headers } = await get('/upload/v1/imagemDocumento/0123.pdf?validade=1&assinatura=a', {
      origin: 'null',
    });
    expect(headers['access-control-allow-origin']).toBe('null');
  });
});
