import type { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from './raw-socket.ts';
import { operatorToken, startTestApp, type TestApp } from '../test-app.ts';

const documents = ['/openapi.json', '/openapi-operador.json'];

let test: TestApp;
/** Server-side sockets of all opened connections. */
const held: Socket[] = [];
beforeAll(async () => {
  test = await startTestApp(undefined, {
    trustProxy: 1,
    // openapi-carga.test.ts covers the limit of uncompressed documents.
    httpLimits: { plainDocuments: 10_000 },
  });
  test.app.http.server.on('connection', (socket) => held.push(socket));
  await test.publish();
});
afterAll(() => test.close());

let address = 0;
/** Requests from another address each time by default. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  test.client.send('GET', path, {
    headers: {
      host: 'localhost',
      accept: '*/*',
      'x-forwarded-for': `10.9.${address++ >> 8}.${address & 255}`,
      authorization: `Bearer ${operatorToken}`,
      ...headers,
    },
  });

describe.each([...documents, '/', '/sw.js', '/licencas.txt'])('GET %s', (path) => {
  it('a large response is compressed for clients that accept it, with one ETag for its content', async () => {
    const plain = await ask(path);
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    // toEqual compares a megabyte in seconds.
    const contents = [brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)];
    expect(contents.map((content) => content.compare(plain.bytes))).toEqual([0, 0]);
    expect(plain.headers['etag']).toMatch(/^"[\w-]{22}"$/);
    expect([brotli, gzip].map(({ headers }) => headers['etag'])).toEqual(
      Array(2).fill(plain.headers['etag']),
    );
    expect(plain.headers['vary']).toContain('accept-encoding');
  });

  it('returns 304 to a client with a current copy', async () => {
    const { headers } = await ask(path);
    const again = await ask(path, { 'if-none-match': headers['etag'] as string });
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, headers['etag']]);
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

it('limits requests for a document per address', async () => {
  const from = { 'x-forwarded-for': '10.8.0.1' };
  const statuses: number[] = [];
  for (let at = 0; at < 70; at++) statuses.push((await ask(documents[at % 2]!, from)).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  const refused = await ask('/openapi.json', from);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(JSON.parse(refused.text)).toMatchObject({ codigo: 'requisicao.muitas' });
  expect((await ask('/openapi.json', { 'x-forwarded-for': '10.8.0.2' })).status).toBe(200);
});

describe('client that sends requests and reads no responses', () => {
  const request = (at: number) =>
    `GET /openapi.json HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.7.0.${at}\r\n\r\n`;

  it('buffers one response, and gets the others in order when it reads', async () => {
    const size = (await ask('/openapi.json')).bytes.length;
    const before = held.length;
    const { socket, text } = openSocket(test.port);
    socket.pause();
    socket.write(Array.from({ length: 16 }, (_, at) => request(at)).join(''));
    await expect.poll(() => held.length).toBe(before + 1);
    const [server] = held.slice(before);
    // The socket buffers take some of the responses before one waits.
    let most = 0;
    await expect
      .poll(
        () => {
          most = Math.max(most, server!.writableLength);
          return server!.writableLength;
        },
        { timeout: 120_000 },
      )
      .toBeGreaterThan(0);
    expect(most).toBeLessThan(size + 10_000);
    socket.resume();
    const countAnswers = () => text().split('HTTP/1.1 200 ').length - 1;
    await expect
      .poll(
        () => {
          most = Math.max(most, server!.writableLength);
          return countAnswers();
        },
        { timeout: 120_000, interval: 5 },
      )
      .toBe(16);
    expect(most).toBeLessThan(size + 10_000);
    socket.destroy();
  });

  it('a client that reads no responses is disconnected with more than 16 requests queued, without affecting others', async () => {
    const crowd = Array.from({ length: 20 }, () => {
      const one = openSocket(test.port);
      one.socket.pause();
      one.socket.write(Array.from({ length: 100 }, (_, at) => request(at)).join(''));
      return one;
    });
    expect((await ask('/saude/viva')).status).toBe(200);
    for (const { socket } of crowd) socket.resume();
    for (const { closed } of crowd) expect((await closed).split('HTTP/1.1 200 ').length - 1).toBeLessThan(17);
  });
});

it('does not start a pipelined request before the previous response', async () => {
  const pause = test.pauseAt('from revisao');
  const from = { 'x-forwarded-for': '10.6.0.1' };
  const { socket, text } = openSocket(test.port);
  const get = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.6.0.1\r\n\r\n`;
  socket.write(get('/saude/pronta') + get('/openapi.json'));
  await pause.reached;
  // Had it started, it would count against this address's limit of sixty.
  for (let at = 0; at < 60; at++) expect((await ask('/openapi.json', from)).status).toBe(200);
  pause.release();
  await expect.poll(() => text().match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 429']);
  socket.destroy();
});

it('answers pipelined requests in order, also when a later one is faster', async () => {
  const { socket, text } = openSocket(test.port);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  socket.write(get('/campanha/v1/campanhas/') + get('/saude/viva') + get('/nothing/here'));
  await expect
    .poll(() => text().match(/HTTP\/1\.1 \d{3}/g))
    .toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404']);
  socket.destroy();
});
