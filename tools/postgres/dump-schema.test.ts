import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RevisaoGravada } from '../../apps/api/src/kernel/db/revisao.ts';
import { openPgDb } from '../../apps/api/src/kernel/db/pg-db.ts';
import {
  compareSchema,
  dumpSchema,
  raiseRevisao,
  callsFile,
  revisaoPath,
  type SchemaFiles,
  schemaFile,
  typesFile,
  writeSchema,
} from './dump-schema.ts';
import { createFixtureProject } from '../check/fixture-project.ts';
import { findMemoryFolder } from '@trevo/postgres/private/memory-folder';
import { type PostgresServer, startPostgres } from '@trevo/postgres/private/postgres-server';

const first = 'apps/api/migrations/0001-first.sql';
const migration = `-- compatible
create table cupom (
  cupom_id uuid not null,
  quantidade integer not null default 1,
  situacao text,
  constraint cupom__pk primary key (cupom_id),
  constraint cupom__quantidade check (quantidade > 0)
);
create index cupom__situacao on cupom (situacao) where situacao is not null;`;
const sqlFunction = `create or replace function cupom_count(p_minimo integer) returns bigint language sql stable as $$
  select count(*) from cupom where quantidade >= p_minimo
$$;`;

let server: PostgresServer;
let databases = 0;
beforeAll(async () => void (server = await startPostgres({ place: findMemoryFolder() })));
afterAll(() => server.stop());

async function dump(root: string): Promise<SchemaFiles> {
  const admin = openPgDb(`${server.url}/postgres`, { poolSize: 1 });
  const name = `esquema_${++databases}`;
  await admin.execute(`create database ${name}`);
  await admin.close();
  const db = openPgDb(`${server.url}/${name}`, { poolSize: 1 });
  try {
    return await dumpSchema(db, root);
  } finally {
    await db.close();
  }
}

test('writes tables, limits, indexes and functions, and detects a stale file after a change', async () => {
  const root = createFixtureProject({
    [first]: migration,
    'apps/api/src/modules/cupom/sql/cupom-count.sql': sqlFunction,
  });
  const files = await dump(root);
  const text = files.schema;
  expect(text).toContain(`create table cupom (
  cupom_id uuid not null,
  quantidade integer not null default 1,
  situacao text,
  constraint cupom__pk PRIMARY KEY (cupom_id),
  constraint cupom__quantidade CHECK ((quantidade > 0))
);
CREATE INDEX cupom__situacao ON public.cupom USING btree (situacao) WHERE (situacao IS NOT NULL);`);
  expect(text).toContain('function cupom_count(p_minimo integer) returns bigint language sql stable;');

  const stale = (path: string) => expect.stringMatching(new RegExp(`^${path}:1 is stale`));
  expect(compareSchema(root, files)).toEqual([schemaFile, typesFile, callsFile, revisaoPath].map(stale));
  expect(writeSchema(root, files)).toEqual([]);
  expect(compareSchema(root, files)).toEqual([]);

  writeFileSync(
    join(root, 'apps/api/migrations/0002-second.sql'),
    '-- compatible\nalter table cupom add origem text;',
  );
  expect(compareSchema(root, await dump(root))).toEqual([
    expect.stringMatching(/schema\.sql:\d+ is stale; .*the migrations produce: origem text/),
    expect.stringMatching(/catalog\.ts:\d+ is stale; .*the migrations produce: origem: string \| null;/),
    expect.stringMatching(/revisao\.json:2 is stale; .*the migrations produce: "revisao": 2,/),
  ]);
});

const functionFile = 'apps/api/src/modules/cupom/sql/cupom-count.sql';

/** Creates a project with a table and a function already written, and helpers to change and write it again. */
async function plantWritten() {
  const root = createFixtureProject({ [first]: migration, [functionFile]: sqlFunction });
  const run = async (files: Readonly<Record<string, string>> = {}) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    const dumped = await dump(root);
    const breaches = writeSchema(root, dumped);
    const { revisao, minima } = JSON.parse(readFileSync(join(root, revisaoPath), 'utf8')) as RevisaoGravada;
    return { dumped, breaches, revisao, minima };
  };
  return { root, run };
}

test('raises the revision only when a text changes', async () => {
  const { run } = await plantWritten();
  expect(await run()).toMatchObject({ breaches: [], revisao: 1, minima: 0 });
  expect(await run()).toMatchObject({ revisao: 1 });
  const body = sqlFunction.replace('>=', '>');
  expect(await run({ [functionFile]: body })).toMatchObject({ breaches: [], revisao: 2, minima: 0 });
  const second = 'apps/api/migrations/0002-second.sql';
  expect(await run({ [second]: '-- breaking: no origin\nalter table cupom add origem text;' })).toMatchObject(
    {
      breaches: [],
      revisao: 3,
      minima: 3,
    },
  );
});

test('rejects a changed function signature unless a new migration is breaking', async () => {
  const { root, run } = await plantWritten();
  await run();
  const breach = [expect.stringMatching(/^the function cupom_count is missing or has another signature/)];
  const refused = await run({ [functionFile]: sqlFunction.replace('p_minimo integer', 'p_minimo bigint') });
  expect([refused.breaches, refused.revisao]).toEqual([breach, 1]);
  expect(compareSchema(root, refused.dumped)).toEqual([...breach, expect.stringContaining('is stale')]);
  const allowed = await run({
    'apps/api/migrations/0002-second.sql': '-- breaking: the function counts anew',
  });
  expect(allowed).toMatchObject({ breaches: [], revisao: 2, minima: 2 });
});

const written: RevisaoGravada = {
  revisao: 7,
  minima: 3,
  hash: 'before',
  migracoes: ['0001-first.sql'],
  funcoes: ['cupom_count(p_minimo integer) returns bigint'],
};

/** Raises the revision for a new migration and these functions. */
const raise = (sql: string, funcoes = written.funcoes) => {
  const numbered = [
    { name: '0001-first.sql', sql: '-- breaking', hash: '' },
    { name: '0002-second.sql', sql, hash: '' },
  ];
  return raiseRevisao(written, { numbered, hash: 'after' }, funcoes);
};

test.each([
  ['another parameter', ['cupom_count(p_minimo bigint) returns bigint']],
  ['another result', ['cupom_count(p_minimo integer) returns numeric']],
  ['an overload beside it', [...written.funcoes, 'cupom_count(p_minimo bigint) returns bigint']],
  ['another name', ['cupom_total(p_minimo integer) returns bigint']],
])('rejects a function with %s unless a new migration is breaking', (_, funcoes) => {
  const breach = expect.stringMatching(/^the function cupom_count is missing or has another signature/);
  expect(raise('-- compatible', funcoes).breaches).toEqual([breach]);
  const allowed = raise('-- breaking: the function counts anew', funcoes);
  expect(allowed).toMatchObject({ breaches: [], next: { revisao: 8, minima: 8, funcoes } });
});

test('accepts an additional function', () => {
  const funcoes = [...written.funcoes, 'cupom_total() returns bigint'];
  expect(raise('-- compatible', funcoes)).toMatchObject({ breaches: [], next: { revisao: 8, minima: 3 } });
});

test.each([
  'alter table cupom drop column situacao',
  'alter table cupom rename column situacao to estado',
  'alter table cupom alter column situacao set not null',
  'alter table cupom alter column quantidade type bigint',
  'alter table cupom alter column quantidade drop default',
  'alter table cupom add column origem text not null',
  'create table loja (a integer); drop function if exists cupom_count(integer)',
])('rejects a new migration wrongly declared compatible: %s', (sql) => {
  const breach = expect.stringMatching(
    /^0002-second\.sql is marked -- compatible and breaks earlier programs/,
  );
  expect(raise(`-- compatible\n${sql};`).breaches).toEqual([breach]);
  const fixed = raise(`-- compatible from 5: it no longer needs it\n${sql};`);
  expect(fixed).toMatchObject({ breaches: [], next: { revisao: 8, minima: 5 } });
});

test('accepts a new compatible migration with tables, columns with a default and indexes', () => {
  const sql = `-- compatible
    create table loja (a integer not null, b text not null);
    alter table cupom add column origem text not null default '', add column lido_em timestamptz;
    create index cupom__lido_em on cupom (lido_em) where lido_em is not null;`;
  expect(raise(sql)).toMatchObject({ breaches: [], next: { revisao: 8, minima: 3 } });
});
