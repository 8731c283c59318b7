import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEnsaioDatabases } from '../../src/ensaio-database.ts';
import { refuse } from '../../src/kernel/domain-error.ts';
import type { OpenArquivo } from '../../src/modules/estudio/ensaio-arquivo.ts';
import type { Palco } from '../../src/modules/estudio/palco.ts';
import { createPreviaService, maximoPrevias } from '../../src/modules/estudio/previa/previa.service.ts';
import { createPreviaStore } from '../../src/modules/estudio/previa/previa.store.ts';
import { createTestDb, type TestDb } from '../test-db.ts';

let database: TestDb;
/** Databases that exist, by name. */
let bancos: Set<string>;
beforeAll(async () => void (database = await createTestDb()));
beforeEach(async () => {
  bancos = new Set();
  await database.db.execute('delete from previa');
});
afterAll(() => database.drop());

const openArquivo: OpenArquivo = async (texto) =>
  ({
    texto,
    imagens: [],
    arquivo: {
      hosts: ['natal.localhost'],
      campanha: {
        dataInicial: '2026-12-01',
        dataFinal: '2026-12-31',
        dataFinalCompras: '2026-12-31',
        dataFinalCadastros: '2026-12-31',
      },
    },
  }) as unknown as Awaited<ReturnType<OpenArquivo>>;

/** Opens the service of one process over a worker that answers at once; the text `outra` cannot replace another
 * one, and `recusada` is refused. */
function openProcesso() {
  const portas = new Map<string, number>();
  let next = 0;
  const show = (banco: string) => {
    portas.set(banco, portas.get(banco) ?? ++next);
    return portas.get(banco)!;
  };
  const palco: Palco = {
    async estrear({ banco }, { texto }) {
      if (texto === 'recusada') throw refuse('campanha.numeracaoFixa');
      return { porta: show(banco), pessoas: ['Ana'] };
    },
    mostrar: async ({ banco }) => ({ porta: show(banco) }),
    async trocar(banco, { texto }) {
      if (texto === 'outra') throw refuse('campanha.numeracaoFixa');
      return portas.has(banco);
    },
    fechar: async (banco) => void portas.delete(banco),
    close: () => portas.clear(),
  };
  const names = createEnsaioDatabases(database.db);
  const previas = createPreviaService({
    clock: { now: () => new Date('2026-11-27T12:00:00Z') },
    store: createPreviaStore(database.db),
    databases: {
      ...names,
      async create(name) {
        bancos.add(name);
        return names.toUrl(name);
      },
      drop: async (name) => void bancos.delete(name),
      list: async () => [...bancos],
    },
    palco,
    openArquivo,
    previaOrigin: 'http://previa.localhost:3000',
  });
  const findPorta = async (origem: string) => (await previas.findDestino(new URL(origem).hostname))?.porta;
  const runJob = (name: string) => previas.jobs.find((job) => job.name === name)!.run();
  return { previas, portas, findPorta, runJob };
}

describe('previews of an installation', () => {
  it('previews keep their database for a file that may replace the one before', async () => {
    const { previas, findPorta } = openProcesso();
    const { previaID, origem } = await previas.open('uma', 'durante', 'folhas');
    const changed = await previas.replace(previaID, 'duas', 'durante', 'folhas');
    expect([changed.origem, await findPorta(origem), bancos.size]).toEqual([origem, 1, 1]);
  });

  it('previews have one database after two changes at once that each start it again', async () => {
    const { previas, portas, findPorta } = openProcesso();
    const { previaID, origem } = await previas.open('uma', 'durante', 'folhas');
    const changes = await Promise.all([
      previas.replace(previaID, 'outra', 'durante', 'folhas'),
      previas.replace(previaID, 'outra', 'antes', 'folhas'),
    ]);
    const found = await Promise.all([origem, ...changes.map((one) => one.origem)].map(findPorta));
    expect(found.filter((porta) => porta !== undefined)).toHaveLength(1);
    expect([bancos.size, [...portas.keys()]]).toEqual([1, [...bancos]]);
  });

  it('previews leave no database when they are closed, and cannot be changed afterwards', async () => {
    const { previas, portas, findPorta } = openProcesso();
    const { previaID, origem } = await previas.open('uma', 'durante', 'folhas');
    const changed = previas.replace(previaID, 'outra', 'durante', 'folhas').catch((error: unknown) => error);
    await previas.close(previaID, 'folhas');
    await changed;
    await expect(previas.replace(previaID, 'duas', 'durante', 'folhas')).rejects.toMatchObject({
      code: 'previa.encerrada',
    });
    expect([await findPorta(origem), bancos.size, portas.size]).toEqual([undefined, 0, 0]);
  });

  it('previews leave no row and no database when the file is refused', async () => {
    const { previas } = openProcesso();
    await expect(previas.open('recusada', 'durante', 'folhas')).rejects.toMatchObject({
      code: 'campanha.numeracaoFixa',
    });
    expect([bancos.size, await database.db.query('select 1 as one from previa')]).toEqual([0, []]);
  });

  it('previews are shown again after the worker process has died', async () => {
    const { previas, portas, findPorta } = openProcesso();
    const { previaID, origem } = await previas.open('uma', 'durante', 'folhas');
    const destino = await previas.findDestino(new URL(origem).hostname);
    portas.clear();
    previas.forget(destino!.banco);
    expect(await findPorta(origem)).toBe(2);
    portas.clear();
    // The change finds the process gone, and starts the preview again.
    const changed = await previas.replace(previaID, 'duas', 'durante', 'folhas');
    expect(await findPorta(changed.origem)).toBe(3);
  });

  it('previews are shown, changed and ended by any process', async () => {
    const [one, other] = [openProcesso(), openProcesso()];
    const { previaID, origem } = await one.previas.open('uma', 'durante', 'folhas');
    expect(await other.findPorta(origem)).toBe(1);
    const changed = await other.previas.replace(previaID, 'duas', 'durante', 'folhas');
    expect(changed.origem).toBe(origem);
    expect(await other.previas.close(previaID, 'folhas')).toBe(true);
    expect(bancos.size).toBe(0);
    await one.runJob('previa.recolher');
    expect(one.portas.size).toBe(0);
    expect(await openProcesso().findPorta(origem)).toBeUndefined();
  });

  it('previews end after 15 minutes without use, in any process, together with databases that a killed process left', async () => {
    const [one, other] = [openProcesso(), openProcesso()];
    const unused = await one.previas.open('uma', 'durante', 'folhas');
    const used = await one.previas.open('duas', 'durante', 'folhas');
    await database.db.query(
      `update previa set usada_em = now() - interval '16 minutes' where previa_id = $1`,
      [unused.previaID],
    );
    bancos.add('left');
    await other.runJob('previa.encerrar');
    expect(bancos.size).toBe(1);
    await one.runJob('previa.recolher');
    expect(await openProcesso().findPorta(unused.origem)).toBeUndefined();
    expect(await one.findPorta(used.origem)).toBe(2);
  });

  it('previews end eight hours after they were opened, although they are in use', async () => {
    const { previas, findPorta, runJob } = openProcesso();
    const [old, recent] = [
      await previas.open('uma', 'durante', 'folhas'),
      await previas.open('duas', 'durante', 'folhas'),
    ];
    const openedBefore = (previaID: string, minutes: number) =>
      database.db.query(
        `update previa set aberta_em = now() - $2 * interval '1 minute' where previa_id = $1`,
        [previaID, minutes],
      );
    await openedBefore(old.previaID, 8 * 60 + 1);
    await openedBefore(recent.previaID, 8 * 60 - 60);
    await runJob('previa.encerrar');
    expect(await findPorta(old.origem)).toBeUndefined();
    expect(await findPorta(recent.origem)).toBe(2);
  });

  it('previews end the least recently used one of the same promoter when all places are taken, and none of another', async () => {
    const { previas, findPorta } = openProcesso();
    const shown = [];
    for (let n = 0; n < maximoPrevias; n++) shown.push(await previas.open(`${n}`, 'durante', 'folhas'));
    await expect(previas.open('d', 'durante', 'solario')).rejects.toMatchObject({ code: 'previa.ocupada' });
    await previas.open('d', 'durante', 'folhas');
    const portas = await Promise.all(shown.map(({ origem }) => findPorta(origem)));
    expect(portas.map((porta) => porta !== undefined)).toEqual(
      Array.from({ length: maximoPrevias }, (_, n) => n > 0),
    );
    expect(bancos.size).toBe(maximoPrevias);
  });

  it('previews never exceed the places under concurrent openings', async () => {
    const { previas } = openProcesso();
    const opened = await Promise.allSettled(
      Array.from({ length: maximoPrevias + 4 }, (_, n) => previas.open('uma', 'durante', `promotora-${n}`)),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(maximoPrevias);
    expect(bancos.size).toBe(maximoPrevias);
  });

  it('previews are not reached at a host that is only like one of a preview', async () => {
    const { previas } = openProcesso();
    const { origem } = await previas.open('uma', 'durante', 'folhas');
    const { hostname } = new URL(origem);
    for (const other of [`x.${hostname}`, hostname.replace('previa', 'outra'), 'previa.localhost', ''])
      expect(await previas.findDestino(other)).toBeUndefined();
    expect(await previas.findDestino(hostname.toUpperCase())).toMatchObject({ host: 'natal.localhost' });
  });
});
