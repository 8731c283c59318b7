import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { listPending, migrate, type Quebra } from '../../src/kernel/db/migrate.ts';
import { type Esquema, readEsquema, readEsquemaFiles } from '../../src/kernel/db/revisao.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { folders } from '../../src/folders.ts';
import { createEmptyDb, createTestDb } from '../test-db.ts';

describe('value conversion of the drivers', () => {
  let db: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => ({ db, drop } = await createTestDb()));
  afterAll(() => drop());

  const one = async (sql: string, values: Parameters<Db['query']>[1] = []) =>
    (await db.query<{ v: unknown }>(`select ${sql} as v`, values))[0]!.v;

  it.each([
    ['count(*) from (values (1), (2)) t', 2],
    ['9007199254740991::bigint', 9007199254740991],
    ["'2026-11-21'::date", '2026-11-21'],
    ["'2026-11-21T12:00:00Z'::timestamptz", new Date('2026-11-21T12:00:00Z')],
    ["array['a', 'b']::text[]", ['a', 'b']],
    ['array[1, 2]::int[]', [1, 2]],
    ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
    ['null::text', null],
    ['true', true],
    ['12::smallint', 12],
  ])('%s', async (sql, expected) => {
    // `count(*) from …` contains its own from clause.
    const [head, tail] = sql.split(' from ');
    const rows = await db.query<{ v: unknown }>(`select ${head} as v ${tail ? `from ${tail}` : ''}`);
    expect(rows[0]!.v).toEqual(expected);
  });

  it('round-trips parameters of every type', async () => {
    expect(await one('$1::text[]', [['x', 'y,z', '"']])).toEqual(['x', 'y,z', '"']);
    expect(await one('$1::bigint[]', [[1, 2 ** 40]])).toHaveLength(2);
    expect(await one('$1::int[]', [[]])).toEqual([]);
    expect(await one('$1::jsonb', [JSON.stringify({ a: 1 })])).toEqual({ a: 1 });
    expect(await one('$1::date', ['2026-02-28'])).toBe('2026-02-28');
    const instant = new Date('2026-11-21T02:59:59.123Z');
    expect(await one('$1::timestamptz', [instant])).toEqual(instant);
  });

  it('rolls a failed transaction back and keeps its connection usable', async () => {
    const attempt = db.transaction(async (tx) => {
      await tx.query("insert into promotora (promotora_id, nome, cnpj) values ('p', 'n', 'c')");
      await tx.query('select 1 / 0');
    });
    await expect(attempt).rejects.toMatchObject({ code: '22012' });
    expect(await db.query('select * from promotora')).toEqual([]);
  });

  it('keeps the connection after a routine error and discards it after any other', async () => {
    const raise = (code: string) => db.query('select refuse($1)', [code]);
    await db.execute(
      `create function refuse(codigo text) returns int language plpgsql as $$
         begin raise exception 'no' using errcode = codigo; end $$`,
    );
    const pid = async () => (await db.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid;
    const before = await pid();
    for (const code of ['TR001', '23505', '40001']) {
      await expect(raise(code)).rejects.toMatchObject({ code });
      expect(await pid()).toBe(before);
    }
    await expect(raise('0A000')).rejects.toMatchObject({ code: '0A000' });
    expect(await pid()).not.toBe(before);
  });

  it('returns each concurrent short statement its own result', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => db.query('select $1::int as v', [n], { short: 'read' })),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, (_, v) => [{ v }]));
    const refused = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => db.query('select 1 / ($1::int % 4) as v', [n], { short: 'read' })),
    );
    expect(refused.map(({ status }) => status)).toEqual(
      Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? 'rejected' : 'fulfilled')),
    );
  });

  it('yields to the event loop during sequential queries', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    for (let i = 0; i < 200; i++) await db.query('select count(*) from generate_series(1, 1000)');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('changes nothing when migrating again', async () => {
    const before = await db.query('select nome, hash, aplicada_em from migracao order by nome');
    await migrate(db, readEsquema(folders));
    expect(await db.query('select nome, hash, aplicada_em from migracao order by nome')).toEqual(before);
    expect(before.length).toBeGreaterThan(3);
  });
});

describe('breaking migration', () => {
  it('calls onBreaking before anything runs, except on a new database', async () => {
    const { db, drop } = await createEmptyDb();
    const migrations = mkdtempSync(join(tmpdir(), 'trevo-migracoes-'));
    const modules = mkdtempSync(join(tmpdir(), 'trevo-modulos-'));
    const write = (name: string, sql: string) => writeFileSync(join(migrations, name), sql);
    const asked: Quebra[] = [];
    const read = (revisao: number, minima: number) => ({
      ...readEsquemaFiles({ migrations, modules }),
      revisao,
      minima,
    });
    const run = (esquema: Esquema, isRefused = false) =>
      migrate(db, esquema, async (_tx, quebra) => {
        asked.push(quebra);
        if (isRefused) throw new Error('the database is in use');
      });
    write('0001-um.sql', '-- breaking: the first one.\ncreate table um (a int);');
    expect(await run(read(1, 1), true)).toEqual(['0001-um.sql']);
    write('0002-dois.sql', '-- compatible\ncreate table dois (a int);');
    expect(await run(read(2, 1), true)).toEqual(['0002-dois.sql']);
    write('0003-tres.sql', '-- compatible\ncreate table tres (a int);');
    write('0004-quatro.sql', '-- breaking: whoever asks for um.\ndrop table um;');
    const third = read(3, 3);
    await expect(run(third, true)).rejects.toThrow('the database is in use');
    expect(await db.query(`select to_regclass('tres') as tres`)).toEqual([{ tres: null }]);
    expect(await listPending(db, third)).toEqual(['0003-tres.sql', '0004-quatro.sql']);
    expect(await run(third)).toEqual(['0003-tres.sql', '0004-quatro.sql']);
    expect(await listPending(db, third)).toEqual([]);
    write('0005-cinco.sql', '-- compatible from 2: programs before it read dois.\ndrop table dois;');
    expect(await run(read(4, 3))).toEqual(['0005-cinco.sql']);
    const quatro = { names: ['0004-quatro.sql'], minima: 3 };
    const cinco = { names: ['0005-cinco.sql'] };
    // Refused once; then before anything runs and right before the file, for the releases that only that file breaks.
    expect(asked).toEqual([quatro, quatro, quatro, { ...cinco, minima: 3 }, { ...cinco, minima: 2 }]);
    for (const folder of [migrations, modules]) rmSync(folder, { recursive: true });
    await drop();
  });
});

describe('concurrent starts of several processes', () => {
  it('migrates in one process while the others wait, and all find the finished schema', async () => {
    const { url, drop } = await createEmptyDb();
    const starters = Array.from({ length: 4 }, () => openPgDb(url!, { poolSize: 1 }));
    const results = await Promise.allSettled(
      starters.map((starter) => migrate(starter, readEsquema(folders))),
    );
    expect(results.map((r) => r.status)).toEqual(Array(4).fill('fulfilled'));
    await Promise.all(starters.map((starter) => starter.close()));
    await drop();
  });
});
