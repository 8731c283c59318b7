import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folders } from '../../src/folders.ts';
import { comando } from '../../src/kernel/auth/ator.ts';
import { createArquivoStore } from '../../src/modules/arquivo/arquivo.store.ts';
import { createEscritaStore } from '../../src/modules/arquivo/escrita.store.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

let test: TestDb;
beforeAll(async () => void (test = await createTestDb()));
afterAll(() => test.drop());

const agora = new Date('2026-11-29T12:00:00Z');
const after = (seconds: number): Date => new Date(agora.getTime() + seconds * 1_000);
const openStore = (tipo: string) => ({
  ...createArquivoStore<{ origem: string }, { texto: string }>(test.db, tipo),
  ...createEscritaStore<{ origem: string }, { texto: string }>(test.db, tipo),
});
type Store = ReturnType<typeof openStore>;

/** Requests a file of a campaign of its own. */
async function request(store: Store, campanhaId = randomUUID() as CampanhaId, maximo = 10) {
  const novo = {
    arquivo_id: randomUUID(),
    campanha_id: campanhaId,
    pedido: { origem: 'https://a.example' },
    finalidade: 'Prestar contas.',
    nome: 'kit.zip',
    pedido_em: agora,
    pedido_por: comando,
    aprovado_por: null,
  };
  return { novo, isNew: await store.insert(novo, maximo) };
}

const escrito = {
  guardado: 'kits/a-1.zip',
  progresso: 3,
  bytes: 7,
  sha256: 'abc',
  manifesto: { texto: 'um' },
  manifestoHash: 'def',
  venceEm: after(60),
};

describe('files that a job writes', () => {
  it('leases a file to one of two processes, and to the other after the lease', async () => {
    const store = openStore('arrendado');
    const { novo } = await request(store);
    const leases = await Promise.all([store.lease(agora, after(60)), store.lease(agora, after(60))]);
    expect(leases.flatMap((row) => row?.tentativas ?? [])).toEqual([1]);
    expect(await store.lease(after(59), after(120))).toBeUndefined();
    expect(await store.lease(after(60), after(120))).toMatchObject({
      arquivo_id: novo.arquivo_id,
      pedido: novo.pedido,
      tentativas: 2,
    });
  });

  it('lets an attempt change nothing once another attempt has begun', async () => {
    const store = openStore('cercado');
    const { novo } = await request(store);
    const first = (await store.lease(agora, after(60)))!;
    const second = (await store.lease(after(60), after(120)))!;
    expect(await store.renew(first, 5, after(180))).toBe(false);
    expect(await store.end(first, escrito, after(61))).toBe(false);
    await store.release(first, after(61));
    await store.giveBack(first);
    await store.fail(first, after(61));
    expect(await store.find(novo.campanha_id, novo.arquivo_id)).toMatchObject({
      situacao: 'escrevendo',
      tentativas: 2,
      progresso: 0,
    });
    expect(await store.end(second, escrito, after(62))).toBe(true);
    expect(await store.find(novo.campanha_id, novo.arquivo_id)).toMatchObject({
      situacao: 'pronta',
      guardado: escrito.guardado,
      manifesto: escrito.manifesto,
    });
  });

  it('ends the writing of a cancelled file, which can be cancelled once', async () => {
    const store = openStore('cancelado');
    const { novo } = await request(store);
    const row = (await store.lease(agora, after(60)))!;
    expect(await store.cancel(novo.campanha_id, novo.arquivo_id, comando, agora)).toEqual({ guardado: null });
    expect(await store.renew(row, 1, after(60))).toBe(false);
    expect(await store.end(row, escrito, agora)).toBe(false);
    expect(await store.cancel(novo.campanha_id, novo.arquivo_id, comando, agora)).toBeUndefined();
  });

  it('returns the stored file of a cancelled complete one, and forgets its size and hash', async () => {
    const store = openStore('apagado');
    const { novo } = await request(store);
    await store.end((await store.lease(agora, after(60)))!, escrito, agora);
    expect(await store.listNomeados([escrito.guardado, 'kits/b-1.zip'])).toEqual([escrito.guardado]);
    expect(await store.cancel(novo.campanha_id, novo.arquivo_id, comando, agora)).toEqual({
      guardado: escrito.guardado,
    });
    expect(await store.find(novo.campanha_id, novo.arquivo_id)).toMatchObject({
      situacao: 'cancelada',
      bytes: null,
      sha256: null,
      guardado: null,
    });
  });

  it('waits after a release, and not after an attempt that was given back, which does not count', async () => {
    const store = openStore('devolvido');
    await request(store);
    await store.giveBack((await store.lease(agora, after(60)))!);
    const again = (await store.lease(agora, after(60)))!;
    expect(again.tentativas).toBe(1);
    await store.release(again, after(300));
    expect(await store.lease(after(299), after(400))).toBeUndefined();
    expect((await store.lease(after(300), after(400)))!.tentativas).toBe(2);
  });

  it('keeps the types apart: lists, leases, ends and bounds each on its own, also under one id', async () => {
    const [um, dois] = [openStore('um'), openStore('dois')];
    const { novo } = await request(um, undefined, 1);
    const { campanha_id: campanhaId, arquivo_id: id } = novo;
    expect((await request(um, campanhaId, 1)).isNew).toBe(false);
    expect((await request(dois, campanhaId, 1)).isNew).toBe(true);
    expect(await um.insert({ ...novo, campanha_id: randomUUID() as CampanhaId }, 10)).toBe(false);
    expect([await um.exists(id), await dois.exists(id)]).toEqual([true, false]);
    expect(await dois.cancel(campanhaId, id, comando, agora)).toBeUndefined();
    expect(await dois.insert(novo, 10)).toBe(true);
    expect(await dois.cancel(campanhaId, id, comando, agora)).toEqual({ guardado: null });
    await dois.countDownload(id);
    expect(await um.find(campanhaId, id)).toMatchObject({ situacao: 'naFila', downloads: 0 });
    expect((await um.list(campanhaId, 10, undefined)).map(({ arquivo_id }) => arquivo_id)).toEqual([id]);
    await um.end((await um.lease(agora, after(60)))!, { ...escrito, guardado: 'um/a-1.zip' }, agora);
    expect(await dois.listVencidos(after(60))).toEqual([]);
    expect(await dois.findByManifesto(campanhaId, escrito.manifestoHash)).toBeUndefined();
    expect((await um.findByManifesto(campanhaId, escrito.manifestoHash))!.arquivo_id).toBe(id);
    expect(await um.listVencidos(after(59))).toEqual([]);
    expect(await um.listVencidos(after(60))).toEqual([{ arquivo_id: id, guardado: 'um/a-1.zip' }]);
  });
});

it('takes over exports and kits of the tables before, with their files', async () => {
  const { db } = test;
  const [campanha, exportacao, kit] = [randomUUID(), randomUUID(), randomUUID()];
  await db.query(
    `insert into exportacao (exportacao_id, campanha_id, tipo, formato, por_item, de, com_dados_pessoais, finalidade,
       nome_arquivo, situacao, linhas, bytes, sha256, arquivo, tentativas, pedida_em, pedida_por, vence_em, downloads)
     values ($1, $2, 'notas', 'csv', true, '2026-11-01', true, 'Entregar.', 'notas.csv', 'pronta', 12, 34, 'abc',
       'exportacoes/a-1.csv', 1, $3, $4, $5, 2)`,
    [exportacao, campanha, agora, comando, after(60)],
  );
  await db.query(
    `insert into encerramento_kit (kit_id, campanha_id, finalidade, origem, nome_arquivo, situacao, arquivos_escritos,
       manifesto, manifesto_hash, pedido_em, pedido_por)
     values ($1, $2, 'Prestar contas.', 'https://a.example', 'kit.zip', 'vencida', 3, '{"texto":"um"}', 'def', $3, $4)`,
    [kit, campanha, agora, comando],
  );
  const migration = readFileSync(join(folders.migrations, '0098-arquivo.sql'), 'utf8');
  await db.execute(migration.slice(migration.indexOf('insert into arquivo')));
  const campanhaId = campanha as CampanhaId;
  expect(await openStore('exportacao').find(campanhaId, exportacao)).toMatchObject({
    pedido: {
      tipo: 'notas',
      formato: 'csv',
      porItem: true,
      de: '2026-11-01',
      ate: null,
      comDadosPessoais: true,
    },
    finalidade: 'Entregar.',
    situacao: 'pronta',
    progresso: 12,
    bytes: 34,
    guardado: 'exportacoes/a-1.csv',
    pedido_por: comando,
    vence_em: after(60),
    downloads: 2,
  });
  expect(await openStore('kit').find(campanhaId, kit)).toMatchObject({
    pedido: { origem: 'https://a.example' },
    situacao: 'vencida',
    progresso: 3,
    manifesto: { texto: 'um' },
    manifesto_hash: 'def',
    guardado: null,
  });
});
