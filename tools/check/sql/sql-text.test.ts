import { expect, test } from 'vitest';
import { type Node, parseSource, visit } from '../parsed-source.ts';
import { createFixtureProject } from '../fixture-project.ts';
import { readSqlText } from './sql-text.ts';
import { hole } from './sql-uses.ts';

/** Reads the first argument of the call of `query` in a file. */
function read(text: string, others: Readonly<Record<string, string>> = {}): string | undefined {
  const root = createFixtureProject({ 'a.ts': text, ...others });
  let found: Node | undefined;
  visit(parseSource(root, 'a.ts').program, (node) => {
    const callee = (node['callee'] ?? {}) as { property?: Node };
    if (callee.property?.['name'] === 'query') found = (node['arguments'] as Node[])[0];
  });
  return readSqlText(root, 'a.ts', found!);
}

test.each([
  ['a literal', `db.query('select 1');`, 'select 1'],
  ['a template with a constant', "const c = 'a, b';\ndb.query(`select ${c} from t`);", 'select a, b from t'],
  ['a concatenation', `const c = 'a';\ndb.query('select ' + c);`, 'select a'],
  ['a list', "const c = ['a', 'b'] as const;\ndb.query(`select ${c.join(', ')}`);", 'select a, b'],
  [
    'a mapped list',
    "const c = ['a', 'b'];\ndb.query(`select ${c.map((one) => `t.${one}`).join(', ')}`);",
    'select t.a, t.b',
  ],
  [
    'a text with replace()',
    "const c = 'a, b';\ndb.query(`select ${c.replace(/\\w+/g, 't.$&')}`);",
    'select t.a, t.b',
  ],
  [
    'a function with an expression body',
    "const f = (c: string) => `max(${c})`;\ndb.query(`select ${f('a')}`);",
    'select max(a)',
  ],
  [
    'a list entry by name',
    "const l = { x: { de: 'select a' } };\nexport const f = (k: 'x') => db.query(`${l[k].de} limit 1`);",
    'select a limit 1',
  ],
  [
    'a parameter as a placeholder',
    'export const f = (w: string) => db.query(`select a where ${w}`);',
    `select a where ${hole}`,
  ],
  [
    'a constant of the innermost function',
    "const s = 'select 1';\nexport const f = () => {\n  const s = 'select 2';\n  return db.query(s);\n};",
    'select 2',
  ],
])('reads %s', (_, text, sql) => {
  expect(read(text)).toBe(sql);
});

test('reads a constant of another file', () => {
  const text = "import { c } from './b.ts';\ndb.query(`select ${c}`);";
  expect(read(text, { 'b.ts': `export const c = 'a, b';` })).toBe('select a, b');
});

test('returns undefined for a statement known only at run time', () => {
  expect(read('export const f = (sql: string) => db.query(sql);')).toBeUndefined();
});
