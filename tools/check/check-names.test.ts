import { paths } from '@trevo/contract/paths';
import { describe, expect, test } from 'vitest';
import { checkNames } from './check-names.ts';
import { createFixtureProject } from './fixture-project.ts';

const nouns = new Set(Object.keys(paths).map((id) => id.split('.')[0]!));
const glossary = {
  'docs/reference/glossary.md': [...nouns].map((noun) => `**${noun}** — explained.`).join('\n'),
};
const breachesOf = (files: Record<string, string>) =>
  checkNames(createFixtureProject({ ...glossary, ...files }));
const code = 'export const x = 1;';

describe('file names', () => {
  test.each([
    ['two files with one base name', { 'apps/a/src/cupom.ts': code, 'packages/b/src/cupom.ts': code }],
    [
      'names that differ only in case, in one folder',
      { 'src/theme.ts': code, 'src/Theme.tsx': 'export const Theme = 1;' },
    ],
    ['a generic folder name', { 'apps/a/src/utils/cupom.ts': code }],
    ['a generic file name', { 'apps/a/src/helpers.ts': code }],
    ['a generic suffix', { 'apps/a/src/cupom.utils.ts': code }],
    ['an index file', { 'packages/a/src/index.ts': code }],
    ['a camelCase file name', { 'packages/a/src/cupomLink.ts': code }],
    ['a component with another export name', { 'apps/a/src/Botao.tsx': 'export function Button() {}' }],
    ['a style without a component', { 'apps/a/src/Botao.module.css': '' }],
    ['a name with non-ASCII characters', { 'docs/configuração.md': '' }],
  ])('rejects %s', (_, files) => {
    expect(breachesOf(files)).toHaveLength(1);
  });

  const fill = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`packages/a/src/part${at}.ts`, code]));

  test('rejects a folder with more than 20 code files, and accepts 20', () => {
    expect(breachesOf(fill(21))).toEqual([
      'packages/a/src has 21 code files; divide it into rooms of up to 20',
    ]);
    expect(breachesOf({ ...fill(20), 'packages/a/src/room/part.ts': code })).toEqual([]);
  });

  test('accepts module entry points, a style beside its component and a test beside its file', () => {
    expect(
      breachesOf({
        'apps/api/src/modules/cupom/public.ts': code,
        'apps/api/src/modules/login/public.ts': code,
        'apps/web/src/Botao.tsx': `import './Botao.module.css'; export function Botao() {}`,
        'apps/web/src/Botao.module.css': '',
        'apps/web/src/Botao.test.tsx': code,
      }),
    ).toEqual([]);
  });
});

describe('false friends', () => {
  test.each([
    'const data = 1;',
    'const { data } = useQuery();',
    'const [{ x: meta = 1 }] = list;',
    'export function show(data: string) {}',
    'list.map((meta) => meta.x);',
    `import { data } from './x.ts';`,
    'try {} catch (data) {}',
  ])('rejects %s', (text) => {
    expect(breachesOf({ 'src/cupom.ts': text })).toEqual([
      expect.stringMatching(/^src\/cupom\.ts:1 (data|meta) /),
    ]);
  });

  test('exempts API properties', () => {
    const text = 'const { data: cupons, meta: goal } = event; export const x = { data: 1, y: event.meta };';
    expect(breachesOf({ 'src/cupom.ts': text })).toEqual([]);
  });
});

describe('synonyms that the glossary reserves', () => {
  const table =
    '\n## Not these words\n\n| Not | But |\n| --- | --- |\n| `notaFiscal` | `documentoFiscal` |\n| `lojista` | `associado` |\n';
  const words = { 'docs/reference/glossary.md': `${glossary['docs/reference/glossary.md']}\n${table}` };

  test.each([
    [
      'apps/api/src/lojista.store.ts',
      code,
      'apps/api/src/lojista.store.ts has a forbidden name: lojista.store.ts contains lojista',
    ],
    ['src/a.ts', 'const lojistas = [];', 'src/a.ts:1 lojistas contains lojista'],
    ['src/a.ts', 'const { x: umLojista } = y;', 'src/a.ts:1 umLojista'],
    ['src/a.ts', 'export function toNotaFiscal() {}', 'src/a.ts:1 toNotaFiscal'],
    ['src/a.ts', 'list.map((lojista) => 1);', 'src/a.ts:1 lojista'],
    ['src/a.ts', 'interface NotaFiscalRow {}', 'src/a.ts:1 NotaFiscalRow'],
    ['src/a.ts', 'type Lojista = 1;', 'src/a.ts:1 Lojista'],
  ])('rejects %s with %s', (path, text, words_) => {
    expect(breachesOf({ ...words, [path]: text })).toEqual([expect.stringContaining(words_)]);
  });

  test('exempts API names, tests and words with the same beginning', () => {
    const files = {
      'src/a.ts':
        'const { lojista: associado, notaFiscal } = { lojista: 1 }.x; const nota = 1; const fiscal = 2;',
      'src/b.test.ts': 'const lojista = 1;',
    };
    expect(breachesOf({ ...words, ...files })).toEqual([expect.stringContaining('src/a.ts:1 notaFiscal')]);
  });
});

describe('glossary', () => {
  test('rejects a table without an entry', () => {
    const migrations = { 'apps/api/migrations/0001-first.sql': 'create table feira_livre (x text);' };
    expect(breachesOf(migrations)).toEqual([
      'docs/reference/glossary.md has no entry for feiraLivre; add the line **feiraLivre** — meaning',
    ]);
  });

  test('rejects a noun of the contract without an entry', () => {
    expect(breachesOf({ 'docs/reference/glossary.md': '' })).toHaveLength(nouns.size);
  });

  test('matches entries regardless of accents and spaces', () => {
    const migrations = { 'apps/api/migrations/0001-first.sql': 'create table promocao_relampago (x text);' };
    const lines = {
      'docs/reference/glossary.md': `${glossary['docs/reference/glossary.md']}\n**promoção relâmpago** — short.`,
    };
    expect(breachesOf({ ...migrations, ...lines })).toEqual([]);
  });
});
