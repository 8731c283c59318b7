import { request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { takeFileBodies, requireFile } from '../../../src/kernel/http/file-body.ts';
import { defaultHttpLimits } from '../../../src/kernel/http/limits/http-limits.ts';
import { createServer } from '../../../src/kernel/http/server.ts';
import { createLogger } from '../../../src/kernel/log.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
});

/** Starts a server with one route for files of at most a thousand bytes, which counts aborted ones. */
async function open(limits = {}) {
  const all = { ...defaultHttpLimits, ...limits };
  const app = createServer({ log: createLogger('silent'), trustProxy: 0, limits });
  const broken: string[] = [];
  takeFileBodies(app, ['text/csv'], all);
  app.route({
    method: 'POST',
    url: '/',
    bodyLimit: 1_000,
    config: { fileTypes: ['text/csv'] },
    async handler({ body }) {
      let bytes = 0;
      try {
        for await (const piece of requireFile(body)) bytes += piece.length;
      } catch (error) {
        broken.push((error as Error).message);
        throw error;
      }
      return { bytes };
    },
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  close = () => app.close();
  return { port, broken };
}

function send(port: number, pieces: readonly string[], type = 'text/csv') {
  return new Promise<{ status: number; text: string } | undefined>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': type } });
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    outgoing.on('error', () =>
      pieces.includes('leave') ? resolve(undefined) : reject(new Error('no answer')),
    );
    for (const piece of pieces) {
      if (piece === 'leave') setTimeout(() => outgoing.destroy(), 50);
      else outgoing.write(piece);
    }
    if (!pieces.includes('leave') && !pieces.includes('')) outgoing.end();
  });
}

it('streams a file of an accepted type', async () => {
  const { port } = await open();
  expect(await send(port, ['a'.repeat(400), 'b'.repeat(600)])).toEqual({
    status: 200,
    text: '{"bytes":1000}',
  });
  expect(await send(port, ['a'], 'TEXT/CSV; charset=utf-8')).toMatchObject({ status: 200 });
  expect(await send(port, ['{}'], 'application/json')).toMatchObject({ status: 415 });
  expect(await send(port, ['a'], 'text/html')).toMatchObject({ status: 415 });
});

it('rejects a file that exceeds the limit without announcing it, with a readable response', async () => {
  const { port, broken } = await open();
  const answer = await send(
    port,
    Array.from({ length: 50 }, () => 'a'.repeat(10_000)),
  );
  expect([answer?.status, answer?.text]).toEqual([413, expect.stringContaining('requisicao.corpoGrande')]);
  expect(broken).toEqual(['requisicao.corpoGrande']);
});

it('an aborted upload is an error, not a complete file', async () => {
  const { port, broken } = await open();
  expect(await send(port, ['a'.repeat(100), 'leave'])).toBeUndefined();
  await expect.poll(() => broken).toEqual(['requisicao.corpoIlegivel']);
});

it('rejects an upload that is too slow', async () => {
  const { port, broken } = await open({ bodyMilliseconds: 100, bodyBytesPerSecond: 1_000_000 });
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
  });
  const status = new Promise<number>((resolve) =>
    outgoing.on('response', ({ statusCode }) => resolve(statusCode!)),
  );
  outgoing.on('error', () => undefined);
  const drip = setInterval(() => outgoing.write('a'), 20);
  expect(await status).toBe(408);
  clearInterval(drip);
  outgoing.destroy();
  expect(broken).toEqual(['requisicao.demorada']);
});
