import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { refuse } from '../../src/kernel/domain-error.ts';
import { cotaDiaria } from '../../src/modules/upload/cota.service.ts';
import { registerPessoa } from '../pessoa.ts';
import { startProvider } from '../provider.ts';
import { startTestApp } from '../test-app.ts';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FsPromises>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

const file = { bytes: Buffer.from('retrato'), contentType: 'image/jpeg' };

describe('local folder as file storage', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'trevo-storage-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const entries = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

  it.each([
    ['ENOSPC', 'upload.semEspaco'],
    ['EDQUOT', 'upload.semEspaco'],
    ['EIO', 'upload.indisponivel'],
  ])('reports %s during a write as %s and removes the partial file', async (code, codigo) => {
    const { writeFile: write } = await vi.importActual<typeof FsPromises>('node:fs/promises');
    vi.mocked(writeFile).mockImplementationOnce(async (path, bytes, options) => {
      await write(path, (bytes as Buffer).subarray(0, 3), options);
      throw Object.assign(new Error(code), { code });
    });
    const storage = createLocalStorage(folder);
    await expect(storage.put('fotos/a.jpg', file)).rejects.toMatchObject({ code: codigo });
    expect(entries()).toEqual(['fotos']);
    expect(await storage.get('fotos/a.jpg')).toBeUndefined();
  });

  it('reports an unreadable folder as a failure, not as a missing file', async () => {
    const storage = createLocalStorage(folder);
    mkdirSync(join(folder, 'fotos', 'a.jpg'), { recursive: true });
    await expect(storage.get('fotos/a.jpg')).rejects.toMatchObject({ code: 'upload.indisponivel' });
  });

  it('stores a large file as a stream, and nothing of an aborted one', async () => {
    const storage = createLocalStorage(folder);
    const read = async (name: string) => {
      const found: Uint8Array[] = [];
      for await (const piece of (await storage.getPieces(name)) ?? []) found.push(piece);
      return Buffer.concat(found).toString();
    };
    async function* send(isBroken: boolean) {
      yield Buffer.from('uma ');
      if (isBroken) throw refuse('requisicao.corpoIlegivel');
      yield Buffer.from('venda');
    }
    await storage.putPieces('vendas/a.vendas', send(false), 'text/csv');
    expect(await read('vendas/a.vendas')).toBe('uma venda');
    await expect(storage.putPieces('vendas/b.vendas', send(true), 'text/csv')).rejects.toMatchObject({
      code: 'requisicao.corpoIlegivel',
    });
    expect(entries()).toEqual(['vendas', 'vendas/a.vendas']);
    expect(await storage.getPieces('vendas/b.vendas')).toBeUndefined();
  });

  it('the local folder is private and cleared of partial files without a write for an hour when a program starts', () => {
    mkdirSync(join(folder, 'documentos'), { recursive: true });
    writeFileSync(join(folder, 'documentos', 'a.jpg.part'), 'half');
    const anHourAgo = Date.now() / 1000 - 3_601;
    utimesSync(join(folder, 'documentos', 'a.jpg.part'), anHourAgo, anHourAgo);
    writeFileSync(join(folder, 'documentos', 'b.jpg'), 'whole');
    writeFileSync(join(folder, 'documentos', 'c.jpg.part'), 'of another process');
    createLocalStorage(folder);
    expect(entries()).toEqual(['documentos', 'documentos/b.jpg', 'documentos/c.jpg.part']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('lists its files in pages, sorted by name', async () => {
    const storage = createLocalStorage(folder);
    expect(await storage.list('fotos', '', 2)).toEqual([]);
    for (const name of ['c', 'a', 'b']) await storage.put(`fotos/${name}.jpg`, file);
    const namesAfter = async (after: string) =>
      (await storage.list('fotos', after, 2)).map(({ name }) => name);
    expect(await namesAfter('')).toEqual(['fotos/a.jpg', 'fotos/b.jpg']);
    expect(await namesAfter('fotos/b.jpg')).toEqual(['fotos/c.jpg']);
  });
});

it.each([
  [507, '<Error><Code>XMinioStorageFull</Code></Error>', 507, 'upload.semEspaco'],
  [403, '<Error><Code>QuotaExceeded</Code></Error>', 507, 'upload.semEspaco'],
  [403, '<Error><Code>AccessDenied</Code></Error>', 503, 'upload.indisponivel'],
])("maps a bucket's %i %s to %i %s", async (status, text, told, codigo) => {
  const provider = await startProvider();
  provider.answer(() => ({ status, body: text }));
  const test = await startTestApp(undefined, {
    storageUrl: `${provider.url.replace('//', '//chave:segredo@')}/trevo`,
  });
  await test.publish();
  const ana = await registerPessoa(test, 1);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const answer = await test.client.call('upload.imagemDocumento', {
    body: { imagemBase64: png.toString('base64') },
    token: ana.token,
  });
  expect([answer.status, answer.body.codigo]).toEqual([told, codigo]);
  await test.close();
  await provider.close();
});

it("a storage outage does not use up the consumer's daily quota", async () => {
  const provider = await startProvider();
  const test = await startTestApp(undefined, {
    storageUrl: `${provider.url.replace('//', '//chave:segredo@')}/trevo`,
  });
  await test.publish();
  const { token } = await registerPessoa(test, 1);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const sendTwo = async (file: Buffer) => {
    const base64 = file.toString('base64');
    const answers = [
      await test.client.call('upload.imagemDocumento', { body: { imagemBase64: base64 }, token }),
      await test.client.call('upload.fotoPerfil', { body: { fotoBase64: base64 }, token }),
    ];
    return answers.map(({ status }) => status);
  };
  const readCota = () => test.db.query('select arquivos, bytes::integer as bytes from upload_cota');
  expect(await sendTwo(png)).toEqual([201, 201]);
  // Leaves a quota of three.
  const arquivos = cotaDiaria.arquivos - 3;
  await test.db.query('update upload_cota set arquivos = $1', [arquivos]);
  const before = [{ arquivos, bytes: 2 * png.length }];

  provider.answer(({ method }) => ({ status: method === 'PUT' ? 403 : 204 }));
  for (let i = 0; i < 4; i++) expect(await sendTwo(png)).toEqual([503, 503]);
  expect(await readCota()).toEqual(before);
  // A file that was not stored has no database row.
  expect(await test.db.query('select 1 from foto_perfil')).toHaveLength(1);
  expect(await test.db.query('select 1 from imagem_documento')).toHaveLength(1);

  provider.answer(() => ({ status: 200 }));
  expect(await sendTwo(png)).toEqual([201, 201]);
  // An invalid picture cost work and counts.
  expect(await sendTwo(Buffer.from('no picture'))).toEqual([400, 429]);
  await test.close();
  await provider.close();
});

it('without storage, publishes a file without pictures and serves the pictures of the folder', async () => {
  const provider = await startProvider();
  provider.answer(() => ({ status: 503 }));
  const test = await startTestApp(undefined, {
    storageUrl: `${provider.url.replace('//', '//chave:segredo@')}/trevo`,
  });
  const { avisos } = await test.publish((arquivo) => {
    arquivo.textos.termos = '<img src="/marcas/talvez.png" alt="">';
  });
  expect(avisos.filter((aviso) => aviso.includes('/marcas/'))).toEqual([]);
  const ask = (nome: string) =>
    test.client.send('GET', `/marcas/${nome}`, { headers: { host: 'localhost' } });
  expect((await ask('sol.svg')).status).toBe(200);
  // Unknown during an outage, so no 404.
  expect((await ask('talvez.png')).status).toBe(503);
  await test.close();
  await provider.close();
});
