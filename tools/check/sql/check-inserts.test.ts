import { describe, expect, test } from 'vitest';
import { checkInserts } from './check-inserts.ts';
import { createFixtureProject } from '../fixture-project.ts';

const check = (files: Readonly<Record<string, string>>) => checkInserts(createFixtureProject(files));
const inFunction = (sql: string) => check({ 'apps/api/src/modules/loja/sql/loja.sql': sql });
const breach = expect.stringMatching(/ inserts into loja without a list of columns; /);

describe('inserts without a column list', () => {
  test.each([
    'insert into loja values (1)',
    'insert into loja values (d.*)',
    'insert into loja select 1',
    'insert into loja (select 1)',
    'insert into loja as l\nselect 1',
    'INSERT INTO loja\n  VALUES (1)',
    'insert into loja default values',
    'with x as (insert into loja select 1 returning a) select 1',
  ])('are rejected in a function: %s', (sql) => {
    expect(inFunction(sql)).toEqual([breach]);
  });

  test('are rejected in a program and in a migration, with the line', () => {
    const files = {
      'apps/api/src/modules/loja/loja.store.ts':
        'const a = 1;\nconst sql = `\n  insert into loja values ($1)`;',
      'apps/api/migrations/0001-loja.sql': '-- compatible\ninsert into loja values (1);',
    };
    expect(check(files)).toEqual([
      expect.stringMatching(/^apps\/api\/migrations\/0001-loja\.sql:2 inserts/),
      expect.stringMatching(/^apps\/api\/src\/modules\/loja\/loja\.store\.ts:3 inserts/),
    ]);
  });
});

test.each([
  'insert into loja (a) values (1)',
  'insert into loja as l (a, b)\nselect 1, 2',
  'insert into loja(a) values (1)',
  'insert into loja (\n  -- the key\n  a\n) values (1)',
  '-- insert into loja values (1)\nselect 1',
  "select 'insert into loja values (1)'",
])('accepts %s', (sql) => {
  expect(inFunction(sql)).toEqual([]);
});
