import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type LookupFunction, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpEmail } from '../../src/adapters/email/smtp-email.ts';
import { createSnsPush } from '../../src/adapters/push/sns-push.ts';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { createS3Storage } from '../../src/adapters/storage/s3-storage.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { startProvider } from '../provider.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** Stops before memory is at stake where nothing ends the connection. */
const flood = 256 * 1024 * 1024;

/** Writes a piece again and again until the other side ends the connection; returns the number of written bytes. */
function pour(socket: Writable, piece: Buffer): () => number {
  let written = 0;
  const more = () => {
    while (!socket.destroyed && written < flood) {
      written += piece.length;
      if (!socket.write(piece)) return void socket.once('drain', more);
    }
  };
  more();
  return () => written;
}

describe('hostile mail server of a promoter', () => {
  /** Resolves any name to this machine, as a guard that allowed it. */
  const lookup: LookupFunction = (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  const mensagem = { promotoraId: 'p', destinatario: 'ana@casa.example', assunto: 'Oi', texto: 'Olá' };

  async function send(onConnect: (socket: Socket) => void, milliseconds?: number): Promise<unknown> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      ended.push(() => socket.destroy());
      onConnect(socket);
    }).listen(0, '127.0.0.1');
    ended.push(() => server.close());
    await new Promise((listening) => server.once('listening', listening));
    const url = `smtp://mail.example:${(server.address() as AddressInfo).port}`;
    return createSmtpEmail(url, lookup, milliseconds)
      .send(mensagem)
      .then(
        () => 'sent',
        (error: unknown) => error,
      );
  }

  it.each([
    ['lines without an end of the response', Buffer.from(`220-${'x'.repeat(996)}\r\n`.repeat(64))],
    ['one line without an end', Buffer.alloc(64 * 1024, 'x')],
  ])('ends the connection of a server that sends %s', async (_, piece) => {
    let written = () => 0;
    const error = await send((socket) => void (written = pour(socket, piece)));
    expect(error).toBeInstanceOf(Error);
    expect(written()).toBeLessThan(flood);
  });

  it('keeps words of the server and the recipient, which it repeats, out of the log', async () => {
    const error = await send((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (line) => {
        const refusal = `550 5.1.1 <${mensagem.destinatario}> ${'x'.repeat(100_000)}`;
        socket.write(line.toString().startsWith('RCPT') ? `${refusal}\r\n` : '250 ok\r\n');
      });
    });
    const lines: string[] = [];
    createLogger('error', { write: (line) => void lines.push(line) }).error({ err: error }, 'Not sent');
    expect(lines[0]).toContain('SendError: the mail server failed: EENVELOPE RCPT TO 550');
    expect(lines[0]).not.toContain(mensagem.destinatario);
    expect(lines[0]!.length).toBeLessThan(2_000);
  });

  it('ends the connection of a server whose response to a command never ends', async () => {
    const error = await send((socket) => {
      socket.write('220 mail\r\n');
      const timer = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.once('close', () => clearInterval(timer));
    }, 200);
    expect(error).toBeInstanceOf(Error);
  });
});

const openSns = (url: string) =>
  createSnsPush({
    url: url.replace('//', '//AKID:segredo@'),
    aplicativos: { android: 'arn:aws:sns:sa-east-1:123456789012:app/GCM/trevo' },
    timeoutMilliseconds: 60_000,
  });
const remessa = {
  remessaId: '5f0c4a0e-52a3-4b53-9d6c-2f4be9a2a001',
  aplicativo: 'app-1',
  titulo: 'Oi',
  mensagem: 'Oi',
  urlImagem: null,
  url: 'https://natal.exemplo.com.br/',
  destinos: [{ identificacao: 'a', tipo: 'android' }],
};

it('Amazon SNS at an address of a promoter is read up to its maximum size', async () => {
  let written = () => 0;
  const server = createHttpServer((_request, response) => {
    response.on('error', () => undefined);
    written = pour(response, Buffer.from('<a>'.repeat(32 * 1024)));
  }).listen(0, '127.0.0.1');
  ended.push(() => server.closeAllConnections());
  ended.push(() => server.close());
  await new Promise((listening) => server.once('listening', listening));
  const sent = openSns(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).send(remessa);
  await expect(sent).rejects.toMatchObject({ name: 'PushError', motivo: 'indisponivel' });
  expect(written()).toBeLessThan(flood);
});

const semEndpoint = {
  'an empty body': '',
  'a page of a proxy': '<html><body>Entre na rede</body></html>',
  'an empty endpoint':
    '<CreatePlatformEndpointResponse><CreatePlatformEndpointResult><EndpointArn></EndpointArn></CreatePlatformEndpointResult></CreatePlatformEndpointResponse>',
};
it.each(Object.entries(semEndpoint))('Amazon SNS that answers %s ends no device', async (_, body) => {
  const provider = await startProvider();
  ended.push(() => void provider.close());
  provider.answer(() => ({ status: 200, body, headers: { 'content-type': 'text/xml' } }));
  await expect(openSns(provider.url).send(remessa)).rejects.toMatchObject({
    name: 'PushError',
    motivo: 'indisponivel',
  });
});

it('a bucket that does not answer, or stops within a file, is given up', async () => {
  const server = createHttpServer((request, response) => {
    if (request.url?.includes('parte')) response.writeHead(200, { 'content-length': 100 }).write('foto');
  }).listen(0, '127.0.0.1');
  ended.push(() => server.closeAllConnections());
  ended.push(() => server.close());
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const storage = createS3Storage(`http://chave:segredo@127.0.0.1:${port}/fotos`, 300);
  const file = { bytes: Buffer.from('a'), contentType: 'text/plain' };
  const pieces = (async function* () {
    yield file.bytes;
  })();
  const ends = await Promise.allSettled([
    storage.get('a.txt'),
    storage.get('parte.txt'),
    storage.getPieces('a.txt'),
    storage.put('a.txt', file),
    storage.putPieces('a.txt', pieces, 'text/plain'),
    storage.delete('a.txt'),
    storage.list('fotos', '', 10),
  ]);
  expect(ends).toMatchObject(ends.map(() => ({ reason: { code: 'upload.indisponivel' } })));
});

it('a bucket that leaves `Expect: 100-continue` unanswered stores a large file', async () => {
  const length = 3 * 1024 * 1024;
  let received = 0;
  const server = createHttpServer((request, response) => {
    request.on('data', (piece: Buffer) => void (received += piece.length));
    request.on('end', () => void response.setHeader('etag', '"a"').end());
  }).listen(0, '127.0.0.1');
  // Keeps Node from answering for the handler; a request that expects an answer waits for it in vain.
  server.on('checkContinue', () => undefined);
  ended.push(() => server.closeAllConnections());
  ended.push(() => server.close());
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const storage = createS3Storage(`http://chave:segredo@127.0.0.1:${port}/fotos`, 10_000);
  await storage.put('a.bin', { bytes: Buffer.alloc(length), contentType: 'text/plain' });
  expect(received).toBeGreaterThanOrEqual(length);
});

it('a storage refuses names and folders that lead elsewhere, before any request', async () => {
  const provider = await startProvider();
  const folder = mkdtempSync(join(tmpdir(), 'trevo-nomes-'));
  ended.push(
    () => void provider.close(),
    () => rmSync(folder, { recursive: true }),
  );
  const storages = [
    createLocalStorage(folder),
    createS3Storage(provider.url.replace('//', '//chave:segredo@') + '/fotos'),
  ];
  const file = { bytes: Buffer.from('a'), contentType: 'text/plain' };
  for (const storage of storages) {
    for (const name of ['../a.txt', 'marcas/../a.txt', '/a.txt', 'a\\b.txt', 'a//b.txt', 'a.txt?acl', ''])
      for (const work of [
        storage.put(name, file),
        storage.get(name),
        storage.getPieces(name),
        storage.putPieces(name, (async function* () {})(), 'text/plain'),
        storage.delete(name),
      ])
        await expect(work, name).rejects.toMatchObject({ code: 'upload.indisponivel' });
    for (const inner of ['..', 'marcas/..', '/', ''])
      await expect(storage.list(inner, '', 10), inner).rejects.toMatchObject({ code: 'upload.indisponivel' });
  }
  expect(provider.requests).toEqual([]);
});
