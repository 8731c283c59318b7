import type { lookup as dnsLookup } from 'node:dns';
import { createServer as createPlainServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPublicLookup } from '../../src/adapters/guarded-connect.ts';
import { createGuardedFetch, nameFailure } from '../../src/adapters/guarded-fetch.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { fetchHere, startProvider, type Provider } from '../provider.ts';

const logged: string[] = [];
const log = createLogger('warn', { write: (line: string) => void logged.push(line) });

/** A stub resolver for one name. */
const resolveTo = (...addresses: readonly string[]) => {
  const asked: string[] = [];
  const lookup = ((name: string, _options: unknown, done: (error: null, found: object[]) => void) => {
    asked.push(name);
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof dnsLookup;
  return { lookup, asked };
};
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no failure',
    (error: unknown) => nameFailure(error),
  );

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
  logged.length = 0;
});
afterEach(() => provider.close());

describe('destination', () => {
  it.each([
    'http://viacep.com.br/ws',
    'ftp://viacep.com.br/ws',
    'file:///etc/passwd',
    'https://viacep.com.br:8443/ws',
    'https://viacep.com.br:22/ws',
    'https://u:s@viacep.com.br/ws',
    'https://127.0.0.1/ws',
    'https://127.1/ws',
    'https://0x7f000001/ws',
    'https://2130706433/ws',
    'https://0.0.0.0/ws',
    'https://10.1.2.3/ws',
    'https://172.16.0.1/ws',
    'https://192.168.0.1/ws',
    'https://100.64.0.1/ws',
    'https://169.254.169.254/latest/meta-data',
    'https://192.0.2.1/ws',
    'https://198.18.0.1/ws',
    'https://224.0.0.1/ws',
    'https://255.255.255.255/ws',
    'https://[::]/ws',
    'https://[::1]/ws',
    'https://[::127.0.0.1]/ws',
    'https://[::a9fe:a9fe]/ws',
    'https://[::ffff:127.0.0.1]/ws',
    'https://[::ffff:a9fe:a9fe]/ws',
    'https://[64:ff9b::7f00:1]/ws',
    'https://[2002:7f00:1::]/ws',
    'https://[fc00::1]/ws',
    'https://[fe80::1]/ws',
    'https://[ff02::1]/ws',
    'https://[2001:db8::1]/ws',
  ])('%s is rejected without connection or DNS lookup', async (address) => {
    const { lookup, asked } = resolveTo('93.184.216.34');
    const fetch = createGuardedFetch({ log, lookup });
    expect(await failureOf(fetch(address))).toBe('DESTINATION_REFUSED');
    expect(asked).toEqual([]);
    expect(logged.join()).toContain('destination_refused');
    // Only the host of the URL is logged.
    expect(logged.join()).not.toMatch(/u:s@|meta-data/);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['169.254.169.254'],
    ['::1'],
    ['::10.0.0.7'],
    ['::ffff:10.0.0.7'],
    ['fd00::7'],
    // An additional public address does not help: the client chooses among them.
    ['93.184.216.34', '10.0.0.7'],
  ])('a destination with a name that resolves to %s is rejected after one lookup', async (...addresses) => {
    const { lookup, asked } = resolveTo(...addresses);
    const fetch = createGuardedFetch({ log, lookup });
    expect(await failureOf(fetch('https://cep.exemplo.com.br/ws'))).toBe('DESTINATION_REFUSED');
    expect(asked).toEqual(['cep.exemplo.com.br']);
    expect(logged.join()).toContain('"host":"cep.exemplo.com.br"');
  });

  it('a destination with public addresses is connected to at the checked addresses, after one lookup', async () => {
    const { lookup, asked } = resolveTo('93.184.216.34', '2606:2800:220:1::1');
    const look = (all: boolean) =>
      new Promise((resolve) => {
        toPublicLookup(lookup)('cep.exemplo.com.br', { all }, (...given) => resolve(given));
      });
    expect(await look(true)).toEqual([
      null,
      [
        { address: '93.184.216.34', family: 4 },
        { address: '2606:2800:220:1::1', family: 6 },
      ],
    ]);
    expect(await look(false)).toEqual([null, '93.184.216.34', 4]);
    expect(asked).toHaveLength(2);
  });

  it('allowed by the environment matches by origin only', async () => {
    provider.answer(() => ({ status: 200, body: { ok: 1 } }));
    const fetch = createGuardedFetch({ log, allowed: [provider.url] });
    expect(await (await fetch(`${provider.url}/a?b=1`)).json()).toEqual({ ok: 1 });
    const other = await startProvider();
    expect(await failureOf(fetch(other.url))).toBe('DESTINATION_REFUSED');
    expect(await failureOf(fetch(provider.url.replace('//', '//u:s@')))).toBe('DESTINATION_REFUSED');
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('a destination of a built-in table may use http or a port, and must be public', async () => {
    const { lookup } = resolveTo('10.0.0.7');
    const fetch = createGuardedFetch({ log, lookup, isAnyPort: true });
    expect(await failureOf(fetch('http://www.sefaz.to.gov.br/nfce'))).toBe('DESTINATION_REFUSED');
    expect(await failureOf(fetch('https://nfce.sefaz.pe.gov.br:444/nfce'))).toBe('DESTINATION_REFUSED');
    expect(await failureOf(fetch('http://127.0.0.1/nfce'))).toBe('DESTINATION_REFUSED');
    expect(await failureOf(fetch('file:///etc/passwd'))).toBe('DESTINATION_REFUSED');
  });
});

describe('response', () => {
  const ask = (init = {}) => fetchHere(provider.url)(provider.url, { maximumBytes: 1_000, ...init });

  it('a response with a redirect is an error, and the redirect is not followed', async () => {
    const inner = await startProvider();
    provider.answer(() => ({ status: 307, headers: { location: inner.url } }));
    expect(await failureOf(ask({ method: 'POST', body: '{}' }))).not.toBe('no failure');
    expect(inner.requests).toEqual([]);
    await inner.close();
  });

  it.each([
    ['plain', {}, Buffer.alloc(2_000, 'a')],
    ['packed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(2_000_000, 'a'))],
  ])('a response that is %s and too large is aborted', async (_, headers, body) => {
    provider.answer(() => ({ status: 200, body, headers }));
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await failureOf(answer.text())).toBe('ANSWER_TOO_LARGE');
  });

  it('a response of the allowed size is read', async () => {
    provider.answer(() => ({ status: 200, body: 'a'.repeat(1_000) }));
    expect((await (await ask()).text()).length).toBe(1_000);
    provider.answer(() => ({ status: 204, body: '' }));
    expect((await ask()).status).toBe(204);
  });

  it('a response that is too slow or missing ends with the timeout', async () => {
    provider.answer(() => 'nothing');
    expect(await failureOf(ask({ timeoutMilliseconds: 1_000 }))).toBe('TimeoutError');
    const server = createPlainServer((_request, response) => void response.writeHead(200).write('a'));
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetchHere(url)(url, { timeoutMilliseconds: 1_000 });
    expect(await failureOf(answer.text())).toBe('TimeoutError');
    server.closeAllConnections();
    server.close();
  });
});
