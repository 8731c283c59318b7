import { expect, test } from 'vitest';
import { countFlowFiles, listMutualPairs, listSharedNames, measureShape } from './measure-shape.ts';
import { createFixtureProject } from './check/fixture-project.ts';

const modules = 'apps/api/src/modules';
const schema = {
  'apps/api/migrations/schema.sql': 'create table cupom (\n);\ncreate table consumidor (\n);\n',
};
const lines = (count: number) => Array.from({ length: count }, (_, i) => `const x${i} = 1;`).join('\n');

test('counts files per area, with the lines of their functions and of their tests', () => {
  const root = createFixtureProject({
    [`${modules}/cupom/a.ts`]: lines(10),
    [`${modules}/cupom/b.ts`]: lines(50),
    [`${modules}/cupom/c.ts`]: `function f() {\n${lines(338)}\n}`,
    'apps/api/test/a.test.ts': lines(200),
  });
  const whole = { files: 3, lines: 400, median: 50, under20: 33, under40: 33, functionP90: 340, tests: 0.5 };
  const over300 = [`${modules}/cupom/c.ts`];
  expect(measureShape(root)).toEqual([
    { area: 'whole', ...whole, over300 },
    { area: 'api modules', ...whole, over300 },
  ]);
});

test('reports a base name in two folders', () => {
  const door = {
    [`${modules}/cupom/public.ts`]: '',
    [`${modules}/login/public.ts`]: '',
    [`${modules}/login/a.ts`]: '',
  };
  expect(listSharedNames(createFixtureProject(door))).toEqual(['public.ts × 2']);
});

test('reports mutual dependencies of modules, also through SQL', () => {
  const imports = { [`${modules}/cupom/a.ts`]: `import type { X } from '../consumidor/public.ts';` };
  const reads = { [`${modules}/consumidor/consumidor.store.ts`]: 'db.query(`select 1 from cupom`);' };
  expect(listMutualPairs(createFixtureProject({ ...schema, ...imports }))).toEqual([]);
  expect(listMutualPairs(createFixtureProject({ ...schema, ...imports, ...reads }))).toEqual([
    `${modules}/consumidor ${modules}/cupom`,
  ]);
});

test('reports mutual dependencies of features', () => {
  const features = 'apps/web/src/features';
  const root = createFixtureProject({
    ...schema,
    [`${features}/cupom/a.ts`]: `import { b } from '../login/public.ts';`,
    [`${features}/login/b.ts`]: `void import('../cupom/a.ts');`,
  });
  expect(listMutualPairs(root)).toEqual([`${features}/cupom ${features}/login`]);
});

test('counts each source file of a flow once', () => {
  const root = createFixtureProject({
    'docs/explanation/flows/x.md': '`apps/a.ts`, again `a.ts`, then `take.sql`, `README.md` and `gone.ts`.',
    'apps/a.ts': '',
    'apps/api/src/modules/a/sql/take.sql': '',
    'README.md': '',
  });
  expect(countFlowFiles(root)).toEqual([{ flow: 'docs/explanation/flows/x.md', files: 2 }]);
});
