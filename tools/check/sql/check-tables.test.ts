import { describe, expect, test } from 'vitest';
import { checkTables, type TableRules } from './check-tables.ts';
import { createFixtureProject } from '../fixture-project.ts';
import { readSqlUses } from './sql-uses.ts';

const modules = 'apps/api/src/modules';
const schema =
  'create table loja (\n  a text\n);\ncreate table produto (\n  b text\n);\ncreate table venda (\n  c text\n);\n';
const rules: TableRules = {
  tableOwners: { loja: ['loja'], produto: ['produto'], venda: ['venda'] },
  allowedReads: [],
  moduleLevels: [['loja'], ['produto'], ['venda']],
};
const letRead = (module: string, table: string): TableRules => ({
  ...rules,
  allowedReads: [{ module, tables: [table], why: 'planted' }],
});

const check = (files: Record<string, string>, given: TableRules = rules) =>
  checkTables(createFixtureProject({ 'apps/api/migrations/schema.sql': schema, ...files }), given);
const inStore = (module: string, sql: string) => ({
  [`${modules}/${module}/${module}.store.ts`]: `const sql = ${JSON.stringify(sql)};\n`,
});
const inSql = (module: string, text: string) => ({ [`${modules}/${module}/sql/${module}.sql`]: text });
const toFunction = (name: string, body: string) =>
  `create or replace function ${name}() returns void language plpgsql as $$\nbegin\n  ${body};\nend\n$$;\n`;

describe('tables of another module', () => {
  test.each([
    ['insert into loja (a) values ($1)'],
    ['update loja l set a = $1'],
    ['UPDATE public.loja SET a = $1'],
    ['delete from loja using produto p where a = p.b'],
    ['merge into loja using produto p on true when matched then do nothing'],
    ['truncate produto, loja'],
    ['update loja\n   set a = now()'],
    ['-- why\n delete from loja'],
    ['/* why */ delete\n from loja'],
    ['alter table loja add column z text'],
    ['copy loja from stdin'],
    ['explain delete from loja'],
    ['create trigger t after insert on loja for each row execute function f()'],
    ['create index on loja (a)'],
    ['lock table loja'],
    ['with gone as (delete from loja returning 1) select count(*) from gone'],
    ['select a from loja l join produto p on p.b = l.a for update'],
    ['select a from produto p join loja l on p.b = l.a for no key update of l'],
  ])('must not be written: %s', (sql) => {
    const breaches = check(inStore('produto', sql));
    expect(breaches).toEqual([
      expect.stringMatching(/produto\.store\.ts:\d writes or locks loja, which loja owns/),
    ]);
  });

  test.each([
    ['select a from loja'],
    ['select 1 from produto, loja l'],
    ['select 1 from (loja l join produto p on true)'],
    ['table loja'],
    ['select 1 from produto p left join loja using (a)'],
    ['delete from produto using loja'],
    ['merge into produto using loja on true when matched then do nothing'],
    ['d.a = $1 and d.b = (select l.a from loja l)'],
    ['with recursive loja_cte as (select a from loja) select 1 from loja_cte'],
    ['with loja as (select a from loja) select 1 from loja'],
  ])('must not be read without an entry: %s', (sql) => {
    const breaches = check(inStore('produto', sql));
    expect(breaches).toEqual([expect.stringMatching(/produto\.store\.ts:1 reads loja, which loja owns/)]);
    expect(check(inStore('produto', sql), letRead('produto', 'loja'))).toEqual([]);
  });

  test('must not be written by a function or by the composition root either', () => {
    expect(check(inSql('venda', toFunction('venda_open', 'insert into loja values (1)')))).toEqual([
      expect.stringMatching(/venda\.sql:3 writes or locks loja/),
    ]);
    expect(check({ 'apps/api/src/kernel/a.ts': "db.query('delete from loja');" })).toHaveLength(1);
    expect(check({ 'apps/api/src/main.ts': "db.query('delete from loja');" })).toHaveLength(1);
  });

  test('must not be accessed by a name computed at run time', () => {
    const texts = [
      '`insert into ${table} (a) values ($1)`',
      '`select a from ${name}($1)`',
      "'delete from ' + table + ' where a = 1'",
    ];
    for (const text of texts)
      expect(check({ [`${modules}/loja/loja.store.ts`]: `const sql = ${text};` })).toEqual([
        expect.stringMatching(/builds the name of a table or function/),
      ]);
    const dynamic = toFunction('venda_open', `execute 'delete from loja'`);
    expect(check(inSql('venda', dynamic))).toEqual([expect.stringMatching(/builds the name .*execute/)]);
  });
});

describe('text that is no use of a table', () => {
  test.each([
    ['-- delete from loja\nselect 1'],
    ['/* update loja set a = 1 */ select 1'],
    ["select 'delete from loja' as texto"],
    ['select loja, p.loja from produto p order by loja'],
    ['with loja as (select b from produto) select 1 from loja join produto on true'],
    ['select extract(epoch from loja) from produto where b is distinct from loja'],
    ['insert into produto as p (b) values ($1) on conflict (b) do update set b = p.b'],
    ['select b from produto for update skip locked'],
    ['nothing was read from loja because it was away'],
    ['update loja in the afternoon'],
  ])('ignores %s', (sql) => {
    expect(check(inStore('produto', sql))).toEqual([]);
  });

  test('ignores prose in comments, and tests of a module', () => {
    const text = '/** The select that reads from loja: `delete from loja`. */\nexport const a = 1;\n';
    expect(check({ [`${modules}/produto/produto.store.ts`]: text })).toEqual([]);
    const test = "const sql = 'delete from loja';\n";
    expect(check({ [`${modules}/produto/produto.test.ts`]: test, 'apps/api/test/a.ts': test })).toEqual([]);
  });
});

describe('functions of other modules', () => {
  const owned = inSql('produto', toFunction('produto_open', 'perform 1'));

  test('may be called in lower modules', () => {
    expect(check({ ...owned, ...inStore('venda', 'select produto_open() as done') })).toEqual([]);
    expect(
      check({ ...owned, ...inSql('venda', toFunction('venda_open', 'perform produto_open()')) }),
    ).toEqual([]);
  });

  test('must not be called in higher modules', () => {
    const upwards = /calls produto_open of produto, which is not on a lower level than loja/;
    const pieces = ['select produto_open() as done', 'where produto_open() is null'];
    for (const sql of pieces)
      expect(check({ ...owned, ...inStore('loja', sql) })).toEqual([expect.stringMatching(upwards)]);
    const caller = inSql('loja', toFunction('loja_open', 'perform produto_open()'));
    expect(check({ ...owned, ...caller })).toEqual([expect.stringMatching(upwards)]);
  });

  test('must not be called in both directions', () => {
    const back = inStore('produto', 'select venda_open()');
    const there = inSql('venda', toFunction('venda_open', 'perform produto_open()'));
    expect(check({ ...owned, ...there, ...back })).toEqual([
      expect.stringMatching(/calls venda_open of venda, which is not on a lower level than produto/),
    ]);
  });
});

describe('lists in tools/check/sql/tables.ts', () => {
  test('two modules must never read each other, whatever the list allows', () => {
    const both = [letRead('loja', 'produto'), letRead('produto', 'loja')];
    const mutual = { ...rules, allowedReads: both.flatMap(({ allowedReads }) => allowedReads) };
    const files = {
      ...inStore('loja', 'select b from produto'),
      ...inStore('produto', 'select a from loja'),
    };
    expect(check(files, mutual)).toEqual([
      'tools/check/sql/allowed-reads.ts allows loja to read produto of produto, which is not on a lower level',
    ]);
  });

  test('every table has one owner, and every owned table exists', () => {
    const { venda: _, ...owners } = rules.tableOwners;
    expect(check({}, { ...rules, tableOwners: owners })).toEqual([
      'apps/api/migrations/schema.sql table venda has no owner in tools/check/sql/tables.ts; add one',
    ]);
    expect(check({}, { ...rules, tableOwners: { ...rules.tableOwners, kernel: ['antiga'] } })).toEqual([
      'tools/check/sql/tables.ts lists the table antiga, which is missing in apps/api/migrations/schema.sql; remove it',
    ]);
    expect(check({}, { ...rules, tableOwners: { ...rules.tableOwners, kernel: ['loja'] } })).toEqual([
      'tools/check/sql/tables.ts lists two owners of the table loja; keep one',
    ]);
  });

  test('a stale read permission is reported', () => {
    expect(check({}, letRead('venda', 'loja'))).toEqual([
      'tools/check/sql/allowed-reads.ts allows venda to read loja, which it does not read; remove the entry',
    ]);
  });
});

test('readSqlUses returns the uses in text order with their offsets', () => {
  const names = { tables: new Set(['loja', 'venda']), functions: new Set(['loja_open']) };
  const sql = 'insert into venda select loja_open(l.a) from loja l';
  expect(readSqlUses(sql, names)).toEqual([
    { kind: 'write', name: 'venda', offset: sql.indexOf('venda') },
    { kind: 'call', name: 'loja_open', offset: sql.indexOf('loja_open') },
    { kind: 'read', name: 'loja', offset: sql.lastIndexOf('loja') },
  ]);
});
