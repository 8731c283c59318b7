import { expect, test } from 'vitest';
import { checkExports } from './check-exports.ts';
import { plantProject } from './planted-project.ts';

const breachesOf = (files: Record<string, string>, waiting: Record<string, string> = {}) =>
  checkExports(plantProject(files), waiting);
const room = 'apps/web/src/features/cupom';

test.each([
  ['that nobody asks', { 'a.ts': 'export const x = 1;' }],
  ['that only its own file uses', { 'a.ts': 'export const x = 1;\nconsole.log(x);' }],
  ['that only a test asks', { 'a.ts': 'export function x() {}', 'a.test.ts': `import { x } from './a.ts';` }],
  ['of a type that nothing uses', { 'a.ts': 'export type x = 1;' }],
  [
    'of a name that another file gives to something else',
    { 'a.ts': 'export const x = 1;', 'b.ts': 'const x = 2;' },
  ],
])('an export %s is refused', (_, files) => {
  const planted = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${room}/${name}`, text]));
  expect(breachesOf(planted)).toEqual([expect.stringMatching(/a\.ts:1 exports x, which no other file asks/)]);
});

test('a door that hands on what nobody asks is refused', () => {
  const door = {
    [`${room}/public.ts`]: `export { a } from './a.ts';\nexport { b } from './b.ts';`,
    [`${room}/a.ts`]: 'export const a = 1;',
    [`${room}/b.ts`]: 'export const b = 1;',
    'apps/web/src/app/App.tsx': `import { a } from '../features/cupom/public.ts';`,
  };
  expect(breachesOf(door)).toEqual([
    `${room}/public.ts:2 exports b, which no other file asks; take the export away, or delete it`,
  ]);
});

test.each([
  ['another file imports', `import { x } from './a.ts';`],
  ['is loaded late', `void import('./a.ts').then((m) => m.x);`],
  ['is taken with its whole module', `import * as all from './a.ts';\nall.x();`],
  ['is handed on and asked', `import type { x } from './a.ts';`],
])('an export that %s is welcome', (_, text) => {
  expect(breachesOf({ [`${room}/a.ts`]: 'export const x = 1;', [`${room}/b.ts`]: text })).toEqual([]);
});

test('what lives may be tested, the shape of a piece may be named, and a test may ask for what says it is for it', () => {
  const files = {
    'a.ts': 'export interface X { y: 1 }\nexport const x = (): X => ({ y: 1 });\nx();',
    'b.ts': '/** For tests: a clock that stands. */\nexport const clock = 1;',
    'a.test.ts': `import { x } from './a.ts';\nimport { clock } from './b.ts';`,
  };
  const planted = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${room}/${name}`, text]));
  expect(breachesOf(planted)).toEqual([]);
});

test('an export may be awaited, until something asks it', () => {
  const waiting = { [`${room}/a.ts x`]: 'the next screen' };
  const file = { [`${room}/a.ts`]: 'export const x = 1;' };
  expect(breachesOf(file, waiting)).toEqual([]);
  expect(breachesOf({ ...file, [`${room}/b.ts`]: `import { x } from './a.ts';` }, waiting)).toEqual([
    expect.stringContaining('is awaited no more'),
  ]);
});
