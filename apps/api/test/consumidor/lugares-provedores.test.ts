import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createViaCep } from '../../src/adapters/cep/viacep.ts';
import { createNominatim } from '../../src/adapters/geocodificacao/nominatim.ts';
import { DomainError } from '../../src/kernel/domain-error.ts';
import { createS3Storage } from '../../src/adapters/storage/s3-storage.ts';
import { fetchHere } from '../provider.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a local provider; returns its address without the scheme. */
async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((listening) => server!.once('listening', listening));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('ViaCEP client', () => {
  const find = async (handler: Parameters<typeof serve>[0]) => {
    const url = `http://${await serve(handler)}`;
    return createViaCep(fetchHere(url), `${url}/ws/`).find('01001000');
  };
  const found = {
    logradouro: 'Praça da Sé',
    bairro: 'Sé',
    uf: 'SP',
    localidade: 'São Paulo',
    ibge: '3550308',
  };

  it('requests eight digits as JSON', async () => {
    const paths: (string | undefined)[] = [];
    const address = await find((request, response) => {
      paths.push(request.url);
      json({ ...found, ddd: '11' })(request, response);
    });
    expect([paths, address]).toEqual([['/ws/01001000/json/'], found]);
  });

  it.each([
    ['the text "true"', { erro: 'true' }, 200],
    ['the boolean of older days', { erro: true }, 200],
    ['a badly formed code', 'Bad Request', 400],
  ])('returns undefined for an unknown CEP answered with %s', async (_, body, status) => {
    expect(await find(json(body, status))).toBeUndefined();
  });

  it.each([
    ['a failure', {}, 500],
    ['an answer of another shape', { cep: '1' }, 200],
    ['a page of a proxy', '<html>', 502],
    ['a text that would fill the cache', { ...found, logradouro: 'a'.repeat(201) }, 200],
    ['an answer that would fill the cache', { ...found, outros: 'a'.repeat(17_000) }, 200],
  ])('throws externo.indisponivel for %s', async (_, body, status) => {
    await expect(find(json(body, status))).rejects.toMatchObject({ code: 'externo.indisponivel' });
  });

  it('throws externo.indisponivel when the connection is refused', async () => {
    const provider = createViaCep(fetchHere('http://127.0.0.1:1'), 'http://127.0.0.1:1/ws');
    await expect(provider.find('01001000')).rejects.toMatchObject({ code: 'externo.indisponivel' });
  });
});

describe('Nominatim client', () => {
  const find = async (body: unknown, status = 200) => {
    const url = `http://${await serve(json(body, status))}`;
    return createNominatim(fetchHere(url), `${url}/search`).find('Praça da Sé');
  };

  it('returns the first result in degrees, or undefined', async () => {
    const place = { lat: '-23.55', lon: '-46.63' };
    const degrees = { latitude: -23.55, longitude: -46.63 };
    expect(await find([place])).toEqual({ ...degrees, precisao: 'lugar' });
    server?.close();
    expect(await find([{ ...place, addresstype: 'state' }])).toEqual({ ...degrees, precisao: 'estado' });
    server?.close();
    expect(await find([])).toBeUndefined();
  });

  it.each([
    [{}, 500],
    [[{ lat: '1e308', lon: '0' }], 200],
    [[{ lat: '0', lon: '-181' }], 200],
    [[{ lat: 'Infinity', lon: '0' }], 200],
    [[{ lat: '0', lon: '0', nome: 'a'.repeat(70_000) }], 200],
  ])('throws externo.indisponivel on failure and for values that are no place', async (body, status) => {
    await expect(find(body, status)).rejects.toMatchObject({ code: 'externo.indisponivel' });
  });
});

describe('S3 storage', () => {
  it('stores, reads and deletes a file by name with signed requests', async () => {
    const files = new Map<string, { bytes: Buffer; type: string }>();
    const sent = new Map<number, Buffer>();
    const ended: string[] = [];
    const host = await serve((request, response) => {
      const name = request.url!.split('?')[0]!;
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/'))
        return response.writeHead(403).end();
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const file = files.get(name);
        const query = new URL(request.url!, 'http://s3').searchParams;
        if (query.has('uploads')) {
          sent.clear();
          response.writeHead(200).end('<r><UploadId>parts</UploadId></r>');
        } else if (query.has('partNumber')) {
          sent.set(Number(query.get('partNumber')), Buffer.concat(chunks));
          response.writeHead(200, { etag: `"${query.get('partNumber')}"` }).end();
        } else if (query.has('uploadId')) {
          if (request.method === 'POST')
            files.set(name, { bytes: Buffer.concat([...sent.values()]), type: 'text/csv' });
          ended.push(request.method!);
          response.writeHead(200).end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
        } else if (request.method === 'PUT') {
          files.set(name, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
          response.writeHead(200).end();
        } else if (request.method === 'DELETE') {
          files.delete(name);
          response.writeHead(204).end();
        } else if (request.url!.includes('list-type=2')) {
          const keys = [...files.keys()]
            .map((key) => key.replace('/fotos-trevo/', ''))
            .filter((key) => key.startsWith(query.get('prefix')!) && key > (query.get('start-after') ?? ''))
            .slice(0, Number(query.get('max-keys')));
          const contents = keys.map(
            (key) =>
              `<Contents><Key>${key}</Key><LastModified>2026-11-20T10:00:00Z</LastModified></Contents>`,
          );
          response
            .writeHead(200, { 'content-type': 'application/xml' })
            .end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
        } else if (file) response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
        else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      });
      return undefined;
    });
    const storage = createS3Storage(`http://chave:segredo@${host}/fotos-trevo?region=sa-east-1`);
    await storage.put('fotos/a.jpg', { bytes: Buffer.from('retrato'), contentType: 'image/jpeg' });
    expect([...files.keys()]).toEqual(['/fotos-trevo/fotos/a.jpg']);
    const read = await storage.get('fotos/a.jpg');
    expect([read?.contentType, read?.bytes.toString().includes('retrato')]).toEqual(['image/jpeg', true]);
    await storage.put('fotos/b.jpg', { bytes: Buffer.from('outro'), contentType: 'image/jpeg' });
    const keptAt = new Date('2026-11-20T10:00:00Z');
    expect(await storage.list('fotos', '', 1)).toEqual([{ name: 'fotos/a.jpg', keptAt }]);
    expect(await storage.list('fotos', 'fotos/a.jpg', 9)).toEqual([{ name: 'fotos/b.jpg', keptAt }]);
    expect(await storage.list('documentos', '', 9)).toEqual([]);
    await storage.delete('fotos/a.jpg');
    expect(await storage.get('fotos/a.jpg')).toBeUndefined();

    // A large file is uploaded in parts, one held at a time.
    async function* send(isBroken: boolean) {
      for (let i = 0; i < 20; i++) yield Buffer.alloc(1024 * 1024, 97 + i);
      if (isBroken) throw new DomainError('requisicao.corpoIlegivel');
    }
    await storage.putPieces('vendas/a.vendas', send(false), 'text/csv');
    expect([...sent.keys()]).toEqual([1, 2, 3]);
    const large = createHash('sha256');
    for await (const piece of (await storage.getPieces('vendas/a.vendas'))!) large.update(piece);
    const whole = createHash('sha256');
    for await (const piece of send(false)) whole.update(piece);
    expect(large.digest('hex')).toBe(whole.digest('hex'));
    await expect(storage.putPieces('vendas/b.vendas', send(true), 'text/csv')).rejects.toMatchObject({
      code: 'requisicao.corpoIlegivel',
    });
    expect(ended).toEqual(['POST', 'DELETE']);
    expect(await storage.getPieces('vendas/b.vendas')).toBeUndefined();
  });
});
