import type { lookup } from 'node:dns';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../src/adapters/guarded-fetch.ts';
import { createHttpWebhook, parseRetryAfter } from '../../src/adapters/webhook/http-webhook.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { fetchHere, type Provider, startProvider } from '../provider.ts';

describe('the sender of webhooks', () => {
  let receptor: Provider;
  let interno: Provider;
  beforeAll(async () => {
    [receptor, interno] = await Promise.all([startProvider(), startProvider()]);
  });
  afterEach(() => receptor.answer(() => ({ status: 200 })));
  afterAll(async () => void (await Promise.all([receptor.close(), interno.close()])));

  const post = (url = receptor.url) =>
    createHttpWebhook(fetchHere(receptor.url), [receptor.url]).post(url, { 'webhook-id': 'a' }, '{"id":"a"}');

  it('posts headers and body, and accepts any status of 2xx', async () => {
    receptor.answer(() => ({ status: 204 }));
    expect(await post(`${receptor.url}/trevo?loja=1`)).toMatchObject({ httpStatus: 204, falha: null });
    expect(receptor.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/trevo?loja=1',
      headers: { 'webhook-id': 'a' },
      body: '{"id":"a"}',
    });
  });

  it.each([400, 404, 410, 429, 500, 503])('reports the status %i as a failure', async (status) => {
    receptor.answer(() => ({ status }));
    expect(await post()).toMatchObject({ httpStatus: status, falha: 'status' });
  });

  it('does not follow a redirect, so that it cannot lead to a private address', async () => {
    receptor.answer(() => ({ status: 307, headers: { location: `${interno.url}/segredo` } }));
    expect(await post()).toMatchObject({ httpStatus: 307, falha: 'redirecionamento' });
    expect(interno.requests).toEqual([]);
  });

  it('reads Retry-After', async () => {
    receptor.answer(() => ({ status: 503, headers: { 'retry-after': '120' } }));
    expect(await post()).toMatchObject({ esperarSegundos: 120 });
  });

  it.each([
    ['a private address', 'https://10.0.0.1/'],
    ['the address of a cloud metadata service', 'https://169.254.169.254/latest'],
    ['this machine in another notation', 'https://0x7f.1/'],
    ['http outside of the exempt origins', 'http://example.com/'],
    ['another port', 'https://example.com:8443/'],
  ])('refuses %s', async (_, url) => {
    expect(createHttpWebhook(fetchHere(), []).isAskable(url)).toBe(false);
    expect(await post(url)).toMatchObject({ httpStatus: null, falha: 'destino' });
  });

  it('refuses a public name that resolves to a private address when it connects', async () => {
    const toPrivate = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: '192.168.0.7', family: 4 }])) as unknown as typeof lookup;
    const fetch = createGuardedFetch({ log: createLogger('silent'), lookup: toPrivate });
    const porta = createHttpWebhook(fetch, []);
    expect(porta.isAskable('https://erp.example/')).toBe(true);
    expect(await porta.post('https://erp.example/', {}, '{}')).toMatchObject({ falha: 'destino' });
  });

  it('reports a refused connection', async () => {
    const closed = await startProvider();
    await closed.close();
    const porta = createHttpWebhook(fetchHere(closed.url), [closed.url]);
    expect(await porta.post(closed.url, {}, '{}')).toMatchObject({ httpStatus: null, falha: 'conexao' });
  });
});

describe('parseRetryAfter', () => {
  const date = 'Sat, 21 Nov 2026 15:00:00 GMT';
  it.each([
    ['90', 90],
    ['Sat, 21 Nov 2026 15:02:00 GMT', 120],
    ['Sat, 21 Nov 2026 14:00:00 GMT', 0],
    ['em breve', null],
    [null, null],
  ])('reads %s as %s seconds', (text, seconds) => {
    expect(parseRetryAfter(new Headers({ date, ...(text === null ? {} : { 'retry-after': text }) }))).toBe(
      seconds,
    );
  });
});
