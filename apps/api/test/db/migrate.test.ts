import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../src/kernel/db/db.ts';
import { migrate, type Patience } from '../../src/kernel/db/migrate.ts';
import { openPgDb } from '../../src/kernel/db/pg-db.ts';
import { compareRevisao, findRevisao, readEsquemaFiles } from '../../src/kernel/db/revisao.ts';
import { createEmptyDb } from '../test-db.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Creates migration folders for a test and an empty database. */
async function openRelease() {
  const { db, url, drop } = await createEmptyDb();
  const [migrations, modules] = ['migracoes', 'modulos'].map((name) =>
    mkdtempSync(join(tmpdir(), `trevo-${name}-`)),
  ) as [string, string];
  cleanups.push(drop, () => [migrations, modules].forEach((folder) => rmSync(folder, { recursive: true })));
  const write = (name: string, sql: string) => writeFileSync(join(migrations, name), sql);
  const remove = (name: string) => rmSync(join(migrations, name));
  const read = (revisao: number, minima = 0) => ({
    ...readEsquemaFiles({ migrations, modules }),
    revisao,
    minima,
  });
  return { db, url: url!, write, remove, read };
}

describe('file with several statements', () => {
  let db: Db;
  let release: Awaited<ReturnType<typeof openRelease>>;
  beforeEach(async () => {
    release = await openRelease();
    db = release.db;
  });

  const run = async (sql: string) => {
    release.write('0001-um.sql', `-- compatible\n${sql}`);
    await migrate(db, release.read(1));
  };
  const readValor = async () => (await db.query<{ v: unknown }>('select v from resultado'))[0]?.v;

  it.each<[string, string, string]>([
    [
      'a body in tagged dollar quotes with $$ inside',
      `create function f() returns text language plpgsql as $body$ begin return $$a;b$$; end $body$;
       create table resultado as select f() as v;`,
      'a;b',
    ],
    [
      'nested block comments',
      `/* a; /* b; */ 'c; */ create table resultado as select 'x' as v; /* ; */`,
      'x',
    ],
    ['a block comment around a quote', `/* it's; */ create table resultado as select 'y' as v;`, 'y'],
    [
      'a backslash before a quote in an E string',
      `create table resultado as select E'it\\'s; -- so' as v;`,
      "it's; -- so",
    ],
    [
      'a backslash at the end of a plain string',
      `create table resultado as select 'c:\\'::text as v; select 1;`,
      'c:\\',
    ],
    [
      'a quoted identifier with a semicolon, a quote and a comment mark',
      `create table "a;'--b" (v text); insert into "a;'--b" (v) values ('z'); alter table "a;'--b" rename to resultado;`,
      'z',
    ],
    [
      'a dollar sign inside an identifier',
      `create table a$b$c (v text); insert into a$b$c (v) values ('w'); alter table a$b$c rename to resultado;`,
      'w',
    ],
    ['a comment without an end of line', `create table resultado as select 'v' as v; -- last;`, 'v'],
  ])('runs %s', async (_, sql, expected) => {
    await run(sql);
    expect(await readValor()).toBe(expected);
  });

  it('keeps the text of every string literal beside any other token', async () => {
    await run('create table resultado (n int, v text);');
    const piece = fc.constantFrom(';', "'", '"', '$$', '$a$', '--', '/*', '*/', '\\', '\n', 'x', ' ', 'E');
    const texto = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    let revisao = 1;
    await fc.assert(
      fc.asyncProperty(fc.array(texto, { minLength: 1, maxLength: 6 }), async (textos) => {
        revisao += 1;
        const inserts = textos.map(
          (one, n) => `insert into resultado (n, v) values (${n}, '${one.replaceAll("'", "''")}');`,
        );
        const name = `${String(revisao).padStart(4, '0')}-mais.sql`;
        release.write(name, `-- compatible\ndelete from resultado; /* ; */\n${inserts.join(' ')}`);
        await migrate(db, release.read(revisao));
        const rows = await db.query<{ v: string }>('select v from resultado order by n');
        expect(rows.map(({ v }) => v)).toEqual(textos);
      }),
      { numRuns: 40 },
    );
  });
});

describe('database created by other files than the baseline', () => {
  it('refuses a database of another baseline in Portuguese without any write', async () => {
    const { db, write, remove, read } = await openRelease();
    write('0001-primeira.sql', '-- compatible\ncreate table primeira (a int);');
    await migrate(db, read(3));
    remove('0001-primeira.sql');
    write('0001-base.sql', '-- compatible\ncreate table base (a int);');
    await expect(migrate(db, read(4))).rejects.toMatchObject({
      codigo: 'esquema.anterior',
      message: expect.stringMatching(/^Este banco foi criado por migrações anteriores à 0001-base\.sql/),
    });
    expect(await db.query(`select to_regclass('base') as base`)).toEqual([{ base: null }]);
    expect(await db.query('select revisao from revisao')).toEqual([{ revisao: 3 }]);
  });
});

describe('release with several files', () => {
  it('keeps applied files and the earlier revision when a later file fails, and resumes there', async () => {
    const { db, write, read } = await openRelease();
    write('0001-um.sql', '-- compatible\ncreate table um (a int);');
    await migrate(db, read(1));
    write('0002-dois.sql', '-- compatible\ncreate table dois (a int);');
    write('0003-tres.sql', '-- compatible\ncreate table tres (a int); select 1 / (select count(*) from um);');
    await expect(migrate(db, read(2))).rejects.toMatchObject({ code: '22012' });
    expect(await db.query('select nome from migracao order by nome')).toEqual([
      { nome: '0001-um.sql' },
      { nome: '0002-dois.sql' },
    ]);
    expect(await db.query(`select to_regclass('tres') as tres`)).toEqual([{ tres: null }]);
    expect(await db.query('select revisao, minima from revisao')).toEqual([{ revisao: 1, minima: 0 }]);
    await db.query('insert into um (a) values (1)');
    expect(await migrate(db, read(2))).toEqual(['0003-tres.sql']);
    expect(await db.query('select revisao, minima from revisao')).toEqual([{ revisao: 2, minima: 0 }]);
  });

  it('rejects earlier releases from the first breaking file on, even when a later file fails', async () => {
    const { db, write, read } = await openRelease();
    write('0001-um.sql', '-- compatible\ncreate table um (a int);');
    const earlier = read(1);
    await migrate(db, earlier);
    write('0002-dois.sql', '-- breaking: earlier programs read um.\ndrop table um;');
    write('0003-tres.sql', '-- compatible\nselect 1 / 0;');
    await expect(migrate(db, read(2, 2))).rejects.toMatchObject({ code: '22012' });
    const found = await findRevisao(db);
    expect(found).toEqual({
      ...earlier,
      numbered: undefined,
      functions: undefined,
      minima: 2,
    });
    expect(compareRevisao(found, earlier)).toBe('adiantado');
    expect(compareRevisao(found, read(2, 2))).toBe('atrasado');
  });

  it('creates an index outside a transaction', async () => {
    const { db, write, read } = await openRelease();
    write('0001-um.sql', '-- compatible\ncreate table um (a int);');
    write('0002-indice.sql', indexFile);
    expect(await migrate(db, read(1))).toEqual(['0001-um.sql', '0002-indice.sql']);
    expect(await listIndexes(db)).toEqual([{ valid: true }]);
    write('0003-fim.sql', '-- compatible, outside a transaction\ndrop index concurrently if exists um__a;');
    expect(await migrate(db, read(2))).toEqual(['0003-fim.sql']);
    expect(await listIndexes(db)).toEqual([]);
  });
});

const indexFile = `-- compatible, outside a transaction: writers go on while it is built
create unique index concurrently if not exists um__a on um (a);`;
const listIndexes = (db: Db) =>
  db.query(`select indisvalid as valid from pg_index where indexrelid = to_regclass('um__a')`);

it.each([
  [
    'two statements',
    'create index concurrently if not exists a on um (a); drop index concurrently if exists b',
  ],
  ['an index that is not restartable', 'create index concurrently a on um (a)'],
  ['an index that locks writers out', 'create index if not exists a on um (a)'],
  ['another statement', 'vacuum um'],
])('refuses a file outside a transaction with %s', async (_, sql) => {
  const { write, read } = await openRelease();
  write('0001-um.sql', `-- compatible, outside a transaction\n${sql};`);
  expect(() => read(1)).toThrow(
    /^0001-um\.sql runs outside a transaction, so it must have exactly one statement/,
  );
});

it('refuses a breaking file outside a transaction', async () => {
  const { write, read } = await openRelease();
  write('0001-um.sql', '-- breaking, outside a transaction\ndrop index concurrently if exists a;');
  expect(() => read(1)).toThrow(/^0001-um\.sql must be compatible to run outside a transaction/);
});

describe('on a server with concurrent transactions', () => {
  /** Connects outside the pool, for a transaction that stays open. */
  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    cleanups.push(() => client.end());
    return client;
  }

  /** Creates a table with a row, and a reader with a lock on it in a transaction. */
  async function openRead() {
    const release = await openRelease();
    release.write('0001-um.sql', '-- compatible\ncreate table um (a int); insert into um (a) values (1);');
    await migrate(release.db, release.read(1));
    const reader = await connect(release.url);
    await reader.query('begin');
    await reader.query('select a from um');
    return { ...release, reader };
  }

  const isWaitingForLock = async (db: Db, part: string) =>
    expect(
      await db.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [`%${part}%`],
      ),
    ).toHaveLength(1);

  const addColumn = '-- compatible\nalter table um add column b int;';

  it('waits for a long reader in short attempts while writers proceed', async () => {
    const { db, write, read, reader } = await openRead();
    write('0002-dois.sql', addColumn);
    let attempts = 0;
    const patience: Patience = {
      lockMilliseconds: 100,
      pause: async () => {
        attempts += 1;
        // Between two attempts a writer does not queue behind the migration.
        await db.query('insert into um (a) values ($1)', [attempts]);
        return true;
      },
    };
    const migration = migrate(db, read(2), undefined, patience);
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(3), 120_000);
    // A writer that starts during an attempt waits no longer than that attempt.
    await db.query('insert into um (a) values (1000)');
    await reader.query('commit');
    expect(await migration).toEqual(['0002-dois.sql']);
    const [{ rows }] = (await db.query<{ rows: number }>(
      'select count(*) as rows from um where b is null',
    )) as [{ rows: number }];
    expect(rows).toBe(attempts + 2);
  });

  it('gives up with a Portuguese message that names the oldest transaction, without any write', async () => {
    const { db, write, read, reader } = await openRead();
    write('0002-dois.sql', addColumn);
    const patience: Patience = {
      lockMilliseconds: 50,
      pause: async (attempt) => Promise.resolve(attempt < 3),
    };
    const { rows } = await reader.query<{ pid: number }>('select pg_backend_pid() as pid');
    await expect(migrate(db, read(2), undefined, patience)).rejects.toMatchObject({
      codigo: 'esquema.ocupado',
      message: expect.stringMatching(
        new RegExp(`^A migração 0002-dois\\.sql não conseguiu .* pid ${rows[0]!.pid}, aberta há \\d+ s`),
      ),
    });
    expect(await findRevisao(db)).toMatchObject({ revisao: 1 });
  });

  it('builds an index beside a long reader while writers proceed and a second migrator waits without a snapshot', async () => {
    const { db, url, write, read, reader } = await openRead();
    write('0002-indice.sql', indexFile);
    // The index build waits for this snapshot.
    await reader.query('commit; begin isolation level repeatable read; select 1');
    const starters = [1, 2].map(() => openPgDb(url, { poolSize: 1 }));
    const migrations = starters.map((starter) => migrate(starter, read(2)));
    await vi.waitFor(() => isWaitingForLock(db, 'index concurrently'), 120_000);
    await db.query('insert into um (a) values (2)');
    await reader.query('commit');
    expect((await Promise.all(migrations)).flat()).toEqual(['0002-indice.sql']);
    expect(await listIndexes(db)).toEqual([{ valid: true }]);
    await Promise.all(starters.map((starter) => starter.close()));
  });

  it('drops and rebuilds an invalid index of a failed build', async () => {
    const { db, write, read, reader } = await openRead();
    await reader.query('commit');
    await db.query('insert into um (a) values (1)');
    write('0002-indice.sql', indexFile);
    await expect(migrate(db, read(2))).rejects.toMatchObject({ code: '23505' });
    expect(await listIndexes(db)).toEqual([{ valid: false }]);
    await db.query('delete from um');
    expect(await migrate(db, read(2))).toEqual(['0002-indice.sql']);
    expect(await listIndexes(db)).toEqual([{ valid: true }]);
  });
});
