import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { paths } from '@trevo/contract/paths';
import type { HttpLimits } from '../../src/kernel/http/limits/http-limits.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openSocket, toHead, type RawSocket } from './raw-socket.ts';

let test: TestApp;
const opened: RawSocket[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await test.close();
});

const start = async (httpLimits: Partial<HttpLimits>, trustProxy = 0) =>
  (test = await startTestApp(undefined, { httpLimits, trustProxy }));

function open(from?: string): RawSocket {
  const connection = openSocket(test.port, from);
  opened.push(connection);
  return connection;
}

/** Opens a connection that sends nothing; the server accepts it before later ones. */
async function openSilent(from?: string): Promise<RawSocket> {
  const connection = open(from);
  await once(connection.socket, 'connect');
  return connection;
}

const probe = 'GET /saude/viva HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Opens a connection that gets an answer and stays open; the status is undefined when the server closes it. */
async function openIdle(from?: string): Promise<RawSocket & { status: number | undefined }> {
  const connection = open(from);
  connection.socket.write(probe);
  const status = await Promise.race([connection.answered, connection.closed.then(() => undefined)]);
  return { ...connection, status };
}

/** Opens a connection with a request with an incomplete body. */
async function openUnfinished(from?: string): Promise<RawSocket> {
  const connection = open(from);
  connection.socket.write(
    toHead(paths['login.autenticar'].path, 1_000, { expect: '100-continue', connection: 'close' }),
  );
  await once(connection.socket, 'data');
  return connection;
}

it('closes further connections of an address at its bound, and accepts those of another one', async () => {
  await start({ connectionsEach: 3 });
  const flood = await Promise.all(Array.from({ length: 3 }, () => openSilent('127.0.0.2')));
  const further = await openSilent('127.0.0.2');
  expect(await further.closed).toBe('');
  expect((await openIdle('127.0.0.3')).status).toBe(200);
  flood[0]!.socket.end();
  await flood[0]!.closed;
  expect((await openIdle('127.0.0.2')).status).toBe(200);
});

it('the limit of connections has no bound for an address behind a proxy, whose address all connections have', async () => {
  await start({ connectionsEach: 2 }, 1);
  for (let n = 0; n < 5; n += 1) expect((await openIdle('127.0.0.2')).status).toBe(200);
});

it('the limit of connections has no bound for the loopback address, from which a proxy of the same machine connects', async () => {
  await start({ connectionsEach: 2 });
  for (let n = 0; n < 5; n += 1) expect((await openIdle()).status).toBe(200);
});

it('closes the oldest silent connection for a new one when connections are exhausted', async () => {
  await start({ connections: 6 });
  const idle = [await openIdle(), await openIdle()];
  const silent: RawSocket[] = [];
  for (let n = 0; n < 4; n += 1) silent.push(await openSilent());
  expect((await openIdle()).status).toBe(200);
  expect(await silent[0]!.closed).toBe('');
  // A flood of silent connections displaces itself, not connections that had an answer.
  for (let n = 0; n < 20; n += 1) silent.push(await openSilent());
  expect((await openIdle()).status).toBe(200);
  expect(await silent[15]!.closed).toBe('');
  expect(idle.map(({ socket }) => socket.readyState)).toEqual(['open', 'open']);
});

it('closes the connection that waits longest for its next request when most have had an answer', async () => {
  await start({ connections: 4 });
  const silent = await openSilent();
  const idle = [await openIdle(), await openIdle(), await openIdle()];
  expect((await openIdle()).status).toBe(200);
  await idle[0]!.closed;
  expect(silent.socket.readyState).toBe('open');
});

it('refuses a new connection instead of closing one with an unfinished request', async () => {
  await start({ connections: 2 });
  const unfinished = [await openUnfinished(), await openUnfinished()];
  expect((await openIdle()).status).toBeUndefined();
  expect(unfinished.map(({ socket }) => socket.readyState)).toEqual(['open', 'open']);
  for (const { socket } of unfinished) socket.write('x'.repeat(1_000));
  const [answer] = await Promise.all(unfinished.map(({ closed }) => closed));
  expect(answer).toContain('HTTP/1.1 400 ');
});
