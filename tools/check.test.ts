import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { listChecks, runChecks } from './check.ts';
import { createFixtureProject } from './check/fixture-project.ts';
import { projectFolder, readText } from './project.ts';

test('a failing program fails its check, and only its output is kept', async () => {
  const root = createFixtureProject({
    'good.mjs': `console.log('fine')`,
    'bad.mjs': `console.log('broken at 3'); process.exit(1)`,
  });
  const ended: string[] = [];
  const results = await runChecks(
    root,
    [
      { name: 'one', programs: [['good.mjs']] },
      { name: 'two', programs: [['good.mjs'], ['bad.mjs']] },
      { name: 'three', programs: [['missing.mjs']] },
    ],
    ({ name }) => ended.push(name),
  );
  expect(results.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['one', true],
    ['two', false],
    ['three', false],
  ]);
  expect(results[0]?.output).toBe('');
  expect(results[1]?.output).toBe('broken at 3');
  expect(results[2]?.output).toContain('missing.mjs');
  expect(ended.sort()).toEqual(['one', 'three', 'two']);
});

test('a check function fails with its breaches or its exception', async () => {
  const runs = [() => [], () => ['a.ts:1 is wrong', 'b.ts:2 too'], () => JSON.parse('{') as string[]];
  const results = await runChecks(
    createFixtureProject({}),
    runs.map((run, index) => ({ name: String(index), programs: [], run })),
    () => {},
  );
  expect(results.map(({ isPassed }) => isPassed)).toEqual([true, false, false]);
  expect(results[1]?.output).toBe('a.ts:1 is wrong\nb.ts:2 too');
  expect(results[2]?.output).toContain('JSON');
});

test('every tsconfig.json of the project is type-checked', () => {
  const root = createFixtureProject({
    'tsconfig.json': '',
    'apps/a/tsconfig.json': '',
    'packages/b/tsconfig.json': '',
  });
  const types = listChecks(root).find(({ name }) => name === 'types');
  expect(types?.programs.map((args) => args.at(-1))).toEqual([
    'apps/a/tsconfig.json',
    'packages/b/tsconfig.json',
    'tsconfig.json',
  ]);
});

test('the linter reports forbidden patterns', () => {
  const impure = `import { randomBytes } from 'node:crypto';
    export const x = (at: Date, job: { process: number }) => [
      Date.now(), Math.random(), fetch('x'), localStorage.length, process.env, crypto.randomUUID(), randomBytes(1),
      new Date(at), job.process, { process: 1 },
    ];`;
  const root = createFixtureProject({
    '.oxlintrc.json': readText(projectFolder, '.oxlintrc.json'),
    'packages/rules/src/impure.ts': impure,
    'packages/rules/src/impure.test.ts': impure,
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "target": "es2022", "types": [] } }',
    'floating.ts': 'export async function f() {}\nexport function g() {\n  f();\n}',
    'any.ts': 'export const x = (y: any) => y;',
    'unused.ts': 'const x = 1;\nexport const y = 2;',
    'standard.ts': 'export default 1;',
    'cycle-a.ts': `import { b } from './cycle-b.ts';\nexport type A = number;\nexport const a = b;`,
    'cycle-b.ts': `import type { A } from './cycle-a.ts';\nexport const b: A = 1;`,
    'barrel.ts': `export * from './any.ts';`,
    'image.tsx': 'export const Logo = () => <img src="x.png" />;',
    'hook.tsx':
      'declare function useX(): void;\nexport const A = ({ b }: { b: boolean }) => { if (b) useX(); return null; };',
    'focused.test.ts': `import { test, expect } from 'vitest';\ntest.only('x', () => { expect(1).toBe(1); });`,
  });
  // oxlint looks for tsgolint in the folder that it checks and in PATH, which only npm extends with this folder.
  const PATH = [join(projectFolder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, 'node_modules/oxlint/bin/oxlint'), '--format=unix', '.'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, PATH } },
  );
  const rules = stdout
    .split('\n')
    .flatMap((line) => /^(\S+?):\d.*\((\S+)\)\]/.exec(line)?.slice(1).join(' ') ?? []);
  expect(rules.sort(), stdout + stderr).toEqual([
    'any.ts no-explicit-any',
    'barrel.ts no-barrel-file',
    'cycle-a.ts no-cycle',
    'cycle-b.ts no-cycle',
    'floating.ts no-floating-promises',
    'focused.test.ts no-focused-tests',
    'hook.tsx rules-of-hooks',
    'image.tsx alt-text',
    ...Array<string>(3).fill('packages/rules/src/impure.ts no-restricted-globals'),
    'packages/rules/src/impure.ts no-restricted-imports',
    ...Array<string>(3).fill('packages/rules/src/impure.ts no-restricted-properties'),
    'standard.ts no-default-export',
    'unused.ts no-unused-vars',
  ]);
});
