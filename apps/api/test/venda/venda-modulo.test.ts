import { tokenUnico } from '../../src/kernel/auth/ator.ts';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalStorage } from '../../src/adapters/storage/local-storage.ts';
import { createId } from '../../src/kernel/ids.ts';
import { createLogger } from '../../src/kernel/log.ts';
import { createVendaModule } from '../../src/modules/venda/venda.module.ts';
import { createTestClock } from '../test-app.ts';
import { createTestDb, type TestDb } from '../test-db.ts';
import { toChaveVenda } from './venda-builder.ts';
import type { CampanhaId } from '../../src/modules/campanha/public.ts';

/** An id without a campaign: sales files contain it, and none of their tables references campaigns. */
const createCampanhaId = () => createId() as CampanhaId;

describe('sales of a campaign', () => {
  let database: TestDb;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDb();
    folder = mkdtempSync(join(tmpdir(), 'trevo-venda-'));
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Creates one of several processes with a shared database and storage. */
  const open = (onFatos: (chaves: string[]) => Promise<void> = async () => undefined) => {
    const clock = createTestClock('2026-11-21T15:00:00Z');
    const venda = createVendaModule({
      db: database.db,
      storage: createLocalStorage(folder),
      clock,
      log: createLogger('silent'),
      onFatos: (_, chaves) => onFatos(chaves),
    });
    return { ...venda, clock, run: venda.jobs[0]!.run };
  };
  const toCsv = (chaves: readonly string[], valor = '10,00') =>
    `chave;valor;emissao\n${chaves.map((chave) => `${chave};${valor};2026-11-20\n`).join('')}`;
  const listKept = () => readdirSync(join(folder, 'vendas'));

  it('sales are found only by campaign and key', async () => {
    const { vendas } = open();
    const [campanha, chave] = [createCampanhaId(), toChaveVenda(101)];
    const arquivo = await vendas.importLocal(campanha, 'demo.csv', toCsv([chave]));
    expect(arquivo).toMatchObject({ situacao: 'pronto', novas: 1, arquivo: null });
    expect(await vendas.find(campanha, chave)).toEqual({
      emitente: chave.slice(6, 20),
      emitidoEm: '2026-11-20',
      valorCentavos: 1_000,
      quantidade: null,
      itens: null,
      cancelada: false,
    });
    expect(await vendas.find(createCampanhaId(), chave)).toBeUndefined();
    expect(listKept()).toEqual([]);
  });

  it('notify the listener of new or changed sales only', async () => {
    const told: string[][] = [];
    const { vendas } = open(async (chaves) => void told.push(chaves.toSorted()));
    const [campanha, um, dois] = [createCampanhaId(), toChaveVenda(111), toChaveVenda(112)];
    await vendas.importLocal(campanha, 'a.csv', toCsv([um, dois]));
    await vendas.importLocal(campanha, 'b.csv', `${toCsv([um])}${dois};20,00;\n`);
    await vendas.importLocal(campanha, 'c.csv', `${toCsv([um])}\n`);
    expect(told).toEqual([[um, dois].sort(), [dois]]);
    expect(await vendas.find(campanha, dois)).toMatchObject({
      valorCentavos: 2_000,
      emitidoEm: '2026-11-20',
    });
  });

  it('sales are retried when the listener fails', async () => {
    const told: string[] = [];
    let isFailing = true;
    const process = open(async (chaves) => {
      if (isFailing) throw new Error('not now');
      told.push(...chaves);
    });
    const [campanha, chave] = [createCampanhaId(), toChaveVenda(121)];
    const arquivo = await process.vendas.importLocal(campanha, 'a.csv', toCsv([chave]));
    expect(arquivo).toMatchObject({ situacao: 'importando', linhas: 1 });
    isFailing = false;
    // Its lease is still valid.
    await process.run();
    expect(told).toEqual([]);
    process.clock.set('2026-11-21T15:00:31Z');
    await process.run();
    expect(told).toEqual([chave]);
    expect(await process.importacoes.get(campanha, arquivo.venda_arquivo_id)).toMatchObject({
      situacao: 'pronto',
      linhas: 1,
      novas: 1,
      iguais: 0,
    });
  });

  it('sales are written by one process at a time: a process that lost its lease writes nothing more', async () => {
    const [campanha, chaves] = [
      createCampanhaId(),
      Array.from({ length: 9_000 }, (_, i) => toChaveVenda(1_000_000 + i)),
    ];
    const other = open();
    let stolen = false;
    const slow = open(async () => {
      if (stolen) return;
      stolen = true;
      // It hangs for longer than its lease, after its first batch.
      other.clock.set('2026-11-21T15:00:31Z');
      await other.run();
    });
    const arquivo = await slow.vendas.importLocal(campanha, 'a.csv', toCsv(chaves));
    expect(stolen).toBe(true);
    expect(arquivo).toMatchObject({ situacao: 'pronto', linhas: 9_000, novas: 9_000, iguais: 0, erros: 0 });
  });

  it('sales of one campaign are imported in file order, across processes', async () => {
    const [campanha, chave] = [createCampanhaId(), toChaveVenda(131)];
    let isFailing = true;
    const process = open(async () => {
      if (isFailing) throw new Error('not now');
    });
    await process.vendas.importLocal(campanha, 'a.csv', toCsv([chave], '1,00'));
    const second = await process.vendas.importLocal(campanha, 'b.csv', toCsv([chave], '2,00'));
    expect(second.situacao).toBe('recebido');
    expect((await process.vendas.importLocal(createCampanhaId(), 'c.csv', 'nada')).situacao).toBe('recusado');
    isFailing = false;
    process.clock.set('2026-11-21T15:00:31Z');
    await process.run();
    expect(await process.vendas.find(campanha, chave)).toMatchObject({ valorCentavos: 200 });
  });

  it('sales with a missing file are requested again, and the same file is then imported', async () => {
    const { vendas, importacoes, run, clock } = open(async () => {
      throw new Error('not now');
    });
    const [campanha, chave] = [createCampanhaId(), toChaveVenda(141)];
    const { venda_arquivo_id: id } = await vendas.importLocal(campanha, 'a.csv', toCsv([chave]));
    rmSync(join(folder, 'vendas'), { recursive: true });
    clock.set('2026-11-21T15:00:31Z');
    await run();
    expect(await importacoes.get(campanha, id)).toMatchObject({
      situacao: 'interrompido',
      motivo: 'arquivoPerdido',
    });
    const again = await open().vendas.importLocal(campanha, 'a.csv', toCsv([chave]));
    expect(again).toMatchObject({
      venda_arquivo_id: id,
      situacao: 'pronto',
      motivo: null,
      linhas: 1,
      novas: 1,
    });
  });

  it('sales that will not be imported leave no file behind', async () => {
    const { importacoes, jobs } = open();
    const broken = async function* () {
      yield Buffer.from('chave');
      throw new Error('gone');
    };
    await expect(
      importacoes.receive(createCampanhaId(), 'a.csv', broken(), tokenUnico),
    ).rejects.toMatchObject({
      code: 'upload.indisponivel',
    });
    await expect(
      importacoes.receive(createCampanhaId(), 'a.csv', (async function* () {})(), tokenUnico),
    ).rejects.toMatchObject({
      code: 'venda.arquivoVazio',
    });
    expect(listKept()).toEqual([]);
    await createLocalStorage(folder).putPieces('vendas/lost.vendas', sendHead(), 'text/csv');
    await jobs[1]!.run();
    expect(listKept()).toEqual(['lost.vendas']);
    const later = open();
    later.clock.set('2099-01-01T00:00:00Z');
    await later.jobs[1]!.run();
    expect(listKept()).toEqual([]);
  });
});

async function* sendHead() {
  yield Buffer.from('chave;valor\n');
}
