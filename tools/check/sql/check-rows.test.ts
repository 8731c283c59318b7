import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import type { DescribeSql, ResultColumn } from '../../postgres/describe-sql.ts';
import { createFixtureProject } from '../fixture-project.ts';

const nome = { name: 'nome', type: 'text', source: { table: 'pessoa', column: 'nome', isRequired: true } };
const idade = {
  name: 'idade',
  type: 'integer',
  source: { table: 'pessoa', column: 'idade', isRequired: false },
};
const total = { name: 'total', type: 'bigint', source: undefined };

const described: Readonly<Record<string, readonly ResultColumn[]>> = {
  'select nome': [nome],
  'select idade': [idade],
  'select idade left join x': [idade],
  'select idade where idade is not null': [idade],
  'select total': [total],
  'select nome, idade': [nome, idade],
};

const describeSql: DescribeSql = (sql) =>
  described[sql] ? Promise.resolve([...described[sql]]) : Promise.reject(new Error('no such statement'));

/** Checks one query with that row type. */
const check = (type: string, sql: string): Promise<string[]> =>
  checkRows(
    createFixtureProject({
      'tsconfig.json':
        '{ "compilerOptions": { "lib": ["es2023"], "strict": true, "noEmit": true, "allowImportingTsExtensions": true, "module": "esnext", "moduleResolution": "bundler", "types": [] } }',
      'apps/api/src/schema/catalog.ts':
        "export interface Tables { pessoa: { nome: 'Ana' | 'Rui'; idade: number | null } }",
      'apps/api/src/pessoa.ts': `declare const db: { query<R>(sql: string): R[] };\nexport const found = db.query<${type}>(${sql});`,
    }),
    describeSql,
  );

test.each([
  ['{ nome: string }', `'select nome'`],
  [`{ nome: 'Ana' | 'Rui' }`, `'select nome'`],
  ['{ idade: number | null }', `'select idade'`],
  ['{ idade: number }', `'select idade left join x'`],
  ['{ total: number }', `'select total'`],
  ['{ total: number | null }', `'select total'`],
  ['{ idade: number }', `'select idade where idade is not null'`],
])('accepts rows of %s for %s', async (type, sql) => {
  expect(await check(type, sql)).toEqual([]);
});

test.each([
  ['another type', '{ nome: number }', `'select nome'`],
  ['a column that may be null', '{ idade: number }', `'select idade'`],
  ['a column that the statement does not return', '{ nome: string; cpf: string }', `'select nome'`],
  ['no type for a column that it returns', '{ nome: string }', `'select nome, idade'`],
  ['a type of another computed value', '{ total: string }', `'select total'`],
])('rejects rows with %s', async (_, type, sql) => {
  expect(await check(type, sql)).toEqual([
    expect.stringMatching(
      /^apps\/api\/src\/pessoa\.ts:2 declares a row type that differs from its statement: /,
    ),
  ]);
});

test('rejects a statement that the database cannot prepare', async () => {
  expect(await check('{ nome: string }', `'select gone'`)).toEqual([
    'apps/api/src/pessoa.ts:2 has a statement that the database cannot prepare: no such statement',
  ]);
});

test('rejects an unresolvable statement unless a comment gives the reason', async () => {
  const sql = '(globalThis as unknown as { sql: string }).sql';
  expect(await check('{ nome: string }', sql)).toEqual([
    expect.stringMatching(/^apps\/api\/src\/pessoa\.ts:2 has a statement that is not a literal/),
  ]);
  expect(await check('{ nome: string }', `\n// -- rows: the caller writes the statement\n${sql}`)).toEqual(
    [],
  );
});
