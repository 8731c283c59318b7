import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFixtureProject } from './fixture-project.ts';
import { projectFolder } from '../project.ts';

const source = 'packages/rules/src/';

test('knip reports unused files and exports, exports used only by tests, and cycles through dynamic imports', () => {
  const root = createFixtureProject({
    'package.json': JSON.stringify({
      name: 'trevo',
      type: 'module',
      workspaces: ['packages/*', 'apps/*'],
      devDependencies: { 'left-pad': '1.3.0' },
    }),
    'packages/rules/package.json': JSON.stringify({
      name: '@trevo/rules',
      type: 'module',
      exports: { './*': './src/*.ts', './*.test': null },
    }),
    'apps/api/package.json': '{ "name": "@trevo/api", "type": "module" }',
    'apps/api/src/main.ts': `import { taggedAndUsed, used } from '../../../packages/rules/src/door.ts';
      import * as all from '../../../packages/rules/src/whole.ts';
      void import('../../../packages/rules/src/late.ts').then(({ late }) => late(taggedAndUsed, used, all.used));`,
    'apps/api/src/orphan.ts': 'console.log(1);',
    [`${source}door.ts`]: `export { door, taggedAndUsed, used } from './exports.ts';`,
    [`${source}whole.ts`]: 'export const used = 1;\nexport const unusedOfWhole = 1;',
    [`${source}late.ts`]: `export const late = (...all: unknown[]) => [all, import('./ring.ts')];`,
    [`${source}ring.ts`]: `import { late } from './late.ts';\nvoid late();`,
    [`${source}exports.ts`]: `
      export interface Shape { readonly used: number }
      export type UnusedType = number;
      export const used: Shape = { used: 1 };
      export const door = 1;
      export const ofOwnFile = 1;
      export const ofTestsAndOwnFile = ofOwnFile;
      export const ofTests = ofTestsAndOwnFile;
      /** For tests. @internal */
      export const taggedOfTests = 1;
      /** For tests. @internal */
      export const taggedAndUnused = 1;
      /** For tests. @internal */
      export const taggedAndUsed = used;`,
    [`${source}exports.test.ts`]: `import { ofTests, ofTestsAndOwnFile, taggedOfTests } from './exports.ts';
      console.log(ofTests, ofTestsAndOwnFile, taggedOfTests);`,
  });
  const unused = [
    'apps/api/src/orphan.ts',
    'door packages/rules/src/door.ts',
    'door packages/rules/src/exports.ts',
    'unusedOfWhole all packages/rules/src/whole.ts',
    'UnusedType type packages/rules/src/exports.ts',
    'packages/rules/src/ring.ts → packages/rules/src/late.ts packages/rules/src/ring.ts',
  ];
  const ofExports = (name: string) => `${name} packages/rules/src/exports.ts`;
  expect(run(root).sort()).toEqual(
    [...unused, 'left-pad package.json', ofExports('ofOwnFile'), ofExports('taggedAndUnused')].sort(),
  );
  const staleTag = 'Unused tag in packages/rules/src/exports.ts: taggedAndUsed → @internal';
  expect(run(root, '--production').sort()).toEqual([...unused, ofExports('ofTests'), staleTag].sort());
});

/** Runs knip with this project's configuration. Returns its lines without headings, positions and padding. */
function run(root: string, ...args: readonly string[]): string[] {
  const program = join(projectFolder, 'node_modules/knip/bin/knip.js');
  const configuration = `--config=${join(projectFolder, 'knip.config.ts')}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, configuration, '--no-progress', '--no-config-hints', ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return `${stdout}${stderr}`
    .split('\n')
    .map((line) =>
      line
        .replace(/:\d+:\d+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && !/\(\d+\)$/.test(line));
}
