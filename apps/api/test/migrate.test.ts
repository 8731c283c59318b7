import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../src/kernel/db/db.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { readEsquemaFiles } from '../src/kernel/db/revisao.ts';
import { createEmptyDb, engines } from './test-db.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Folders of a program whose migrations a test writes, and an empty database. */
async function openRelease(engine: (typeof engines)[number]) {
  const { db, url, drop } = await createEmptyDb(engine);
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

describe.each(engines)('a file of several statements (%s)', (engine) => {
  let db: Db;
  let release: Awaited<ReturnType<typeof openRelease>>;
  beforeEach(async () => {
    release = await openRelease(engine);
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

  it('keeps every text of a string literal, whatever stands beside it', async () => {
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

describe.each(engines)('a database made by other files than the baseline (%s)', (engine) => {
  it('is refused in Portuguese and not written', async () => {
    const { db, write, remove, read } = await openRelease(engine);
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
