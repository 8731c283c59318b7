import { describe, expect, test } from 'vitest';
import { checkDocs } from './check-docs.ts';
import { createFixtureProject } from '../fixture-project.ts';

const manifest = {
  version: '1.2.3',
  engines: { node: '>=20.19', postgres: '>=15' },
  scripts: { start: 'x', test: 'x', check: 'x' },
};
const whole = {
  'package.json': JSON.stringify(manifest),
  'README.md':
    '# Trevo\n## How to start\n`npm start`, `npm run check`, `tools/check.ts`, `apps/`, Node 20.19 or newer.',
  'CONTRIBUTING.md': 'See [how to start](README.md#how-to-start) and `check.ts`. PostgreSQL 15 or newer.',
  'CHANGELOG.md': '# Changelog\n\n## 1.2.3\n',
  'tools/check.ts': '',
  'apps/api/package.json': '{ "version": "1.2.3" }',
};
const breachesOf = (files: Record<string, string>) => checkDocs(createFixtureProject({ ...whole, ...files }));

test('accepts correct documents', () => {
  expect(breachesOf({})).toEqual([]);
});

describe('rejected content', () => {
  test.each([
    ['[map](map.md)', 'links to map.md'],
    ['[start](../README.md#never)', 'links to #never'],
    ['`tools/gone.ts`', 'names tools/gone.ts'],
    ['`apps/gone/`', 'names apps/gone/'],
    ['`gone.service.ts`', 'names gone.service.ts'],
    ['```sh\nnpm run gone\n```', 'names npm run gone'],
    ['`npm check`', 'write npm run check'],
    ['Node 18 or newer', 'says Node 18 or newer'],
    ['works on Node 18', 'says Node 18'],
    ['PostgreSQL 14', 'says PostgreSQL 14'],
    ['<<<<<<< HEAD\nours', 'has conflict markers of a merge'],
    ['theirs\n>>>>>>> other', 'has conflict markers of a merge'],
    ['theirs\n\n> > > > > > > other', 'has conflict markers of a merge'],
    ['| ======= |', 'has conflict markers of a merge'],
  ])('rejects %s', (text, words) => {
    expect(breachesOf({ 'docs/a.md': text })).toEqual([expect.stringContaining(words)]);
  });
});

test.each([
  '`dist/main.js`',
  '`a.b.c`',
  '`/login/v1`',
  '`npm ci`',
  'Node 22',
  'PostgreSQL 18',
  '[x](https://x.dev)',
])('accepts %s', (text) => {
  expect(breachesOf({ 'docs/a.md': text })).toEqual([]);
});

describe('versions and decisions', () => {
  test('rejects a changelog that begins with another version', () => {
    expect(breachesOf({ 'CHANGELOG.md': '## 1.2.2' })).toHaveLength(1);
  });

  test('accepts a section Unreleased above the version in the changelog', () => {
    expect(breachesOf({ 'CHANGELOG.md': '## Unreleased\n\n- More.\n\n## 1.2.3\n' })).toEqual([]);
  });

  test('rejects a changelog with another pre-release of the version', () => {
    expect(breachesOf({ 'CHANGELOG.md': '## 1.2.3-rc.1\n' })).toHaveLength(1);
  });

  test('rejects a package with another version', () => {
    expect(breachesOf({ 'apps/api/package.json': '{ "version": "1.0.0" }' })).toHaveLength(1);
  });

  test('rejects an unlisted decision, and a gap in the numbers', () => {
    const list = { 'docs/adr/README.md': '[One](0001-one.md)', 'docs/adr/0001-one.md': '' };
    expect(breachesOf(list)).toEqual([]);
    expect(breachesOf({ ...list, 'docs/adr/README.md': '[One](0001-one.md) [One](0001-one.md)' })).toEqual([
      expect.stringContaining('must list 0001-one.md exactly once'),
    ]);
    expect(breachesOf({ ...list, 'docs/adr/0003-three.md': '' })).toEqual([
      expect.stringContaining('the next number is 0002'),
      expect.stringContaining('must list 0003-three.md exactly once'),
    ]);
  });
});

describe('location of calls in the map', () => {
  const bound = {
    'apps/api/src/modules/sorteio/sorteio.module.ts': `binder.bind(calls['cupom.sorteios'], handle);`,
    'apps/api/src/modules/sorteio/sorteio.service.ts': '',
    'apps/api/src/modules/cupom/cupom.routes.ts': `binder.bind(calls['cupom.escanear'], handle);`,
  };
  const map = (row: string, sentence = 'Modules without a service of their own: `cupom` (asks `sorteio`).') =>
    `| Calls | Module |\n| - | - |\n${row}\n\n${sentence}\n`;
  const said = (text: string) => breachesOf({ ...bound, 'docs/reference/map.md': text }).join('\n');

  test("reports a call in another module's folder of the contract", () => {
    const paths = `export const cupomPaths = {\n  'cupom.sorteios': { method: 'GET' },\n  'cupom.escanear': {\n`;
    const found = breachesOf({
      ...bound,
      'docs/reference/map.md': map(''),
      'packages/contract/src/cupom/cupom.paths.ts': paths,
    });
    expect(found).toContain(
      'packages/contract/src/cupom/cupom.paths.ts contains cupom.sorteios, whose route is in the module sorteio; move it to the folder sorteio',
    );
    expect(found.join('\n')).not.toContain('has cupom.escanear');
  });

  test('reports a call bound in another module without a line in the map', () => {
    expect(said(map(''))).toContain('maps cupom.sorteios to cupom, but its route is in sorteio');
  });

  test('accepts a call bound where its name or its line in the map says', () => {
    const found = said(map('| `cupom.sorteios` | `sorteio` |'));
    expect(found).not.toContain('cupom.sorteios');
    expect(found).not.toContain('cupom.escanear');
    expect(found).not.toContain('without a service');
  });

  test('reports a line for an unknown call', () => {
    expect(said(map('| `cupom.gone` | `sorteio` |'))).toContain('lists cupom.gone, which is not a call');
  });

  test('reports a module without a service that the map omits', () => {
    expect(said(map('', ''))).toContain('as modules without a service; the modules without one are cupom');
  });
});
